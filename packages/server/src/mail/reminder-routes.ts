import type { Context, Hono } from 'hono'
import type { Database } from '#server/database/database'
import type { AccountKeys } from '#server/keys/account-keys'
import { linkRoutes } from './link-routes.ts'
import { readRemindersToken, remindersPath } from './reminder-link.ts'
import { confirmedPage, confirmPage, endedPage, incompletePage } from './reminder-page.ts'
import { confirmReminders, findReminders, stopReminders } from './trip-reminders.ts'

type Dependencies = { database: Database; keys: AccountKeys; siteUrl: string }

/**
 * Creates the routes of the reminder link. GET shows a page with buttons and changes nothing. POST with
 * `choice=confirm` starts the reminders; `choice=stop`, or `List-Unsubscribe=One-Click` from a mail client (RFC 8058),
 * ends them. 400 with a page for an invalid link or form. Needs no session.
 */
export function reminderRoutes({ database, keys, siteUrl }: Dependencies): Hono {
  const routes = linkRoutes()

  const linkOf = (c: Context) => {
    const token = c.req.query('token') ?? ''
    const linkKey = readRemindersToken(keys, token)
    return linkKey === null ? null : { linkKey, siteUrl, action: `${remindersPath}?token=${token}` }
  }
  const show = async (c: Context, link: NonNullable<ReturnType<typeof linkOf>>) => {
    const state = await findReminders(database, link.linkKey)
    if (!state) return c.html(endedPage(link))
    return c.html(state.isConfirmed ? confirmedPage(state, link) : confirmPage(state, link))
  }

  routes.get('/', async (c) => {
    const link = linkOf(c)
    return link ? show(c, link) : c.html(incompletePage({ siteUrl }), 400)
  })

  routes.post('/', async (c) => {
    const link = linkOf(c)
    const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
    const isStop = form.choice === 'stop' || form['List-Unsubscribe'] === 'One-Click'
    if (!link || !(isStop || form.choice === 'confirm')) return c.html(incompletePage({ siteUrl }), 400)
    await (isStop ? stopReminders : confirmReminders)(database, link.linkKey)
    return show(c, link)
  })
  return routes
}
