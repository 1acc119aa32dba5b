import type { MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { createPollLoop } from '#server/jobs/poll-loop'
import type { FaultLog } from './fault-log.ts'

/** Stores which sessions are over. */
export interface SessionEnds {
  /** Stores the ends of sessions that have passed. Runs at most once a second. Errors are logged. */
  note(): Promise<void>
}

const everyMs = 1000

type Dependencies = {
  database: Pick<Database, 'own'>
  log: Pick<FaultLog, 'warn'>
  now: () => Date
}

/**
 * Creates the storage of session ends. A session whose end is stored stays over, even for a server whose clock is set
 * back.
 */
export function createSessionEnds({ database, log, now }: Dependencies): SessionEnds {
  let notedMs = -Infinity
  return {
    note: async () => {
      const at = now()
      if (Math.abs(at.getTime() - notedMs) < everyMs) return
      notedMs = at.getTime()
      try {
        await sql`select app.end_sessions(${at.toISOString()}::timestamptz)`.execute(database.own)
      } catch (error) {
        notedMs = -Infinity
        log.warn({ err: error }, 'the end of sessions could not be written down')
      }
    },
  }
}

/** Stores session ends after each 401 or 403 of an API, because the caller's session may be over. */
export function noteSessionEnds(ends: SessionEnds): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.status === 401 || c.res.status === 403) await ends.note()
  }
}

const watchMs = 60_000

/** Stores session ends every minute, whether or not there are requests. Returns how to stop. */
export function watchSessionEnds(dependencies: Dependencies, pollMs = watchMs): { close(): Promise<void> } {
  const ends = createSessionEnds(dependencies)
  const loop = createPollLoop({
    step: async () => {
      await ends.note()
      return false
    },
    onError: () => undefined,
    pollMs,
  })
  loop.start()
  return { close: () => loop.stop() }
}
