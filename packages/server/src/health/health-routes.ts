import { Hono } from 'hono'
import type { MailDay } from '#server/mail/mail-days'
import type { EditionPages } from '#server/site/edition-pages'
import type { FreeSpace } from './free-space.ts'
import type { RulesWatch } from './rules-watch.ts'

/** Whether this server accepts work; false from the first signal to stop. */
export type Readiness = { isAccepting: boolean }

type Dependencies = {
  database: { isReady(): Promise<boolean> }
  readiness: Readiness
  space: Pick<FreeSpace, 'freeMb' | 'isFull'>
  rules: Pick<RulesWatch, 'toCheck'>
  /** Null if this process has no pages. */
  pages: Pick<EditionPages, 'status'> | null
  /** Returns the kinds of mail that have used four fifths of their daily limit. */
  nearCeilings: () => Promise<readonly MailDay[]>
}

/**
 * Returns the health routes. GET /health/live is 200 while the process responds. GET /health/ready is 200 if the
 * database is reachable, migrated and has space, else, or before a stop, 503 {status, reason}.
 *
 * With the embedded database it includes the free MB of its disk. `rulesToCheck` lists rules that need a check,
 * `mailNearCeiling` kinds of mail that have used four fifths of their daily limit, `pagesBehind` the edition of the
 * pages if another is in force. None of these makes it 503.
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
