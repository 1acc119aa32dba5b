import { Hono } from 'hono'
import type { MailDay } from '#server/mail/mail-days'
import type { EditionPages } from '#server/site/edition-pages'
import type { FreeSpace } from './free-space.ts'
import type { RulesWatch } from './rules-watch.ts'

/** Whether this server still takes new work; false from the first signal to stop. */
export type Readiness = { isAccepting: boolean }

type Dependencies = {
  database: { isReady(): Promise<boolean> }
  readiness: Readiness
  space: Pick<FreeSpace, 'freeMb' | 'isFull'>
  rules: Pick<RulesWatch, 'toCheck'>
  /** null where this process has no pages. */
  pages: Pick<EditionPages, 'status'> | null
  /** The kinds of mail that have used four fifths of their number of the day. */
  nearCeilings: () => Promise<readonly MailDay[]>
}

/**
 * GET /health/live: 200 while the process answers at all. GET /health/ready: 200 when the database can be
 * reached, is migrated and has room, 503 {status, reason} when not, or when the server is about to stop. With the
 * embedded database it tells the free MB of its disk. `rulesToCheck` names the rules that somebody should read again,
 * `mailNearCeiling` the kinds of mail that have used four fifths of their day, `pagesBehind` the edition of the pages while
 * another is in force; none is a reason to be unready.
 */
export function healthRoutes({ database, readiness, space, rules, pages, nearCeilings }: Dependencies): Hono {
  const routes = new Hono()
  routes.get('/live', (c) => c.json({ status: 'live' }))
  routes.get('/ready', async (c) => {
    if (!readiness.isAccepting) return c.json({ status: 'unavailable', reason: 'stopping' }, 503)
    if (!(await database.isReady())) return c.json({ status: 'unavailable', reason: 'database' }, 503)
    const freeMb = space.freeMb()
    const room = freeMb === null ? {} : { freeMb }
    if (space.isFull()) return c.json({ status: 'unavailable', reason: 'disk', ...room }, 503)
    const toCheck = await rules.toCheck()
    const near = await nearCeilings()
    const shown = pages?.status()
    return c.json({
      status: 'ready',
      ...room,
      ...(toCheck.length > 0 && { rulesToCheck: toCheck }),
      ...(near.length > 0 && { mailNearCeiling: near }),
      ...(shown?.behindSince && { pagesBehind: { edition: shown.edition, since: shown.behindSince } }),
    })
  })
  return routes
}
