import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import type { Config } from '#server/config'
import type { AccountKeys } from '#server/keys/account-keys'
import { plainPage, plainPagePolicy } from '#server/gate/plain-page'
import { isLoopbackHost } from '#server/settings/loopback-address.mjs'
import { mailFolder } from './file-transport.ts'
import { hasMailbox, isMailboxToken, mailboxPath } from './mailbox-access.ts'
import { framedMail, listPage, mailPage, mailPolicy, pagePolicy } from './mailbox-pages.ts'
import { openMailbox } from './read-mailbox.ts'

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Creates the routes of the development mailbox, to be mounted at /dev/mailbox: the list, a mail, and a mail's HTML.
 * 404 if there is no mailbox (`hasMailbox`), and for requests through a proxy or for another host. 403 without the
 * token that the console printed; a cookie stores the token after the first visit.
 */
export function createMailboxRoutes(config: Config, keys: AccountKeys): Hono {
  const mailbox = openMailbox(mailFolder(config.dataDir))
  const isThere = hasMailbox(config)
  // Cookies are shared between ports, so two servers on one machine need different cookie names.
  const cookieName = `mailbox-${config.port}`
  const routes = new Hono()

  routes.use('*', async (c, next) => {
    const isForwarded = forwardingHeaders.some((name) => c.req.header(name) !== undefined)
    const url = new URL(c.req.url)
    if (!isThere || isForwarded || !isLoopbackHost(url.hostname.replace(/^\[(.*)\]$/, '$1')))
      return c.notFound()
    c.header('Cache-Control', 'no-store')
    const token = url.searchParams.get('token')
    if (token !== null && isMailboxToken(keys, token)) {
      setCookie(c, cookieName, token, { path: mailboxPath, httpOnly: true, sameSite: 'Strict' })
      return c.redirect(url.pathname)
    }
    if (!isMailboxToken(keys, getCookie(c, cookieName) ?? '')) return refuse(c)
    c.header('Content-Security-Policy', pagePolicy)
    return next()
  })

  routes.get('/', async (c) => c.html(listPage(await mailbox.list())))

  routes.get('/:id', async (c) => {
    const mail = await mailbox.read(c.req.param('id'))
    return mail ? c.html(mailPage(c.req.param('id'), mail)) : c.notFound()
  })

  routes.get('/:id/html', async (c) => {
    const mail = await mailbox.read(c.req.param('id'))
    if (!mail) return c.notFound()
    c.header('Content-Security-Policy', mailPolicy)
    return c.html(framedMail(mail))
  })

  return routes
}

function refuse(c: Context) {
  c.header('Content-Security-Policy', plainPagePolicy())
  const heading = 'This page needs its full address'
  const content = html`<p>
    Only whoever started the server may read its mails. Open the address that it printed in its console, the
    one that ends in “?token=…”. This browser then stays known.
  </p>`
  return c.html(plainPage({ title: 'Mailbox', heading }, content), 403)
}
