import { Hono } from 'hono'
import { isLoopbackHost, type Config } from '#server/config'
import { mailFolder } from './file-transport.ts'
import { framedMail, listPage, mailPage, mailPolicy, pagePolicy } from './mailbox-pages.ts'
import { listMailbox, readMailboxMail } from './read-mailbox.ts'

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * The mailbox that stands in for a mail server, to be mounted at /dev/mailbox: list, mail, and the mail's HTML.
 * It exists only while SMTP_URL is unset, HOST is loopback, and the request names this machine itself and came
 * through no proxy (else a foreign page could rebind its name to 127.0.0.1, or a proxy publish it). Else 404.
 */
export function createMailboxRoutes(config: Config): Hono {
  const folder = mailFolder(config.dataDir)
  const isOpen = config.smtpUrl === null && isLoopbackHost(config.host)
  const routes = new Hono()

  routes.use('*', async (c, next) => {
    const isForwarded = forwardingHeaders.some((name) => c.req.header(name) !== undefined)
    const asked = new URL(c.req.url).hostname.replace(/^\[(.*)\]$/, '$1')
    if (!isOpen || isForwarded || !isLoopbackHost(asked)) return c.notFound()
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', pagePolicy)
    return next()
  })

  routes.get('/', async (c) => c.html(listPage(await listMailbox(folder))))

  routes.get('/:id', async (c) => {
    const mail = await readMailboxMail(folder, c.req.param('id'))
    return mail ? c.html(mailPage(c.req.param('id'), mail)) : c.notFound()
  })

  routes.get('/:id/html', async (c) => {
    const mail = await readMailboxMail(folder, c.req.param('id'))
    if (!mail) return c.notFound()
    c.header('Content-Security-Policy', mailPolicy)
    return c.html(framedMail(mail))
  })

  return routes
}
