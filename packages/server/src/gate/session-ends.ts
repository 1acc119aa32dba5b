import type { MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { createPollLoop } from '#server/jobs/poll-loop'
import type { FaultLog } from './fault-log.ts'

export interface SessionEnds {
  /** Writes down the ends that have come. Called where one was met; at most once a second. Never throws. */
  note(): Promise<void>
}

const everyMs = 1000

type Dependencies = {
  database: Pick<Database, 'own'>
  log: Pick<FaultLog, 'warn'>
  now: () => Date
}

/** A session whose end was written down stays over, also for a server whose clock is set back afterward. */
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

/** Looks for ends where an API refused somebody: their session may be what is over. */
export function noteSessionEnds(ends: SessionEnds): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.status === 401 || c.res.status === 403) await ends.note()
  }
}

const watchMs = 60_000

/** Looks for ends every minute, whether anybody calls or not. */
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
