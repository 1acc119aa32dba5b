import type { Context, Hono } from 'hono'
import type { Database } from '#server/database/database'
import type { AccountKeys } from '#server/keys/account-keys'
import { linkRoutes } from './link-routes.ts'
import { optIn, optOut } from './mail-choices.ts'
import { readUnsubscribeToken, unsubscribePath } from './unsubscribe-link.ts'
import { askPage, invalidPage, resumedPage, stoppedPage } from './unsubscribe-page.ts'

type Dependencies = { database: Database; keys: AccountKeys; siteUrl: string }

/**
 * Creates the routes of the unsubscribe link. GET shows a page with one button and changes nothing. POST with
 * `List-Unsubscribe=One-Click`, from that button or a mail client (RFC 8058), ends the guides to the address in the
 * link; `choice=resume` resumes them. 400 with a page for an invalid link or form. Needs no session.
 */
export function unsubscribeRoutes({ database, keys, siteUrl }: Dependencies): Hono {
  const routes = linkRoutes()

  const linkOf = (c: Context) => {
    const token = c.req.query('token') ?? ''
    const email = readUnsubscribeToken(keys, token)
    return email === null ? null : { email, siteUrl, action: `${unsubscribePath}?token=${token}` }
  }

  routes.get('/', (c) => {
    const link = linkOf(c)
    return link ? c.html(askPage(link)) : c.html(invalidPage({ siteUrl }), 400)
  })

  routes.post('/', async (c) => {
    const link = linkOf(c)
    const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
    if (link && form['List-Unsubscribe'] === 'One-Click') {
      await optOut(database, link.email)
      return c.html(stoppedPage(link))
    }
    if (link && form.choice === 'resume') {
      await optIn(database, link.email)
      return c.html(resumedPage(link))
    }
    return c.html(invalidPage({ siteUrl }), 400)
  })
  return routes
}
