import type { Context } from 'hono'
import { isDatabaseAway, isStorageFull } from '#server/database/database-away'
import { answerRefusal, DoorError, doorOf, type Door } from './door-error.ts'
import type { FaultLog } from './fault-log.ts'
import { storageFull } from './storage-full.ts'

/** The code of each door's protocol: GoTrue has none of its own for a database that is away. */
const databaseAway = (door: Door) =>
  door === 'auth'
    ? { code: 'unexpected_failure', message: 'Please try again' }
    : { code: 'PGRST000', message: 'The database cannot be reached. Please try again.' }

/**
 * What was thrown becomes an answer in the shape of its door: a refusal as it says, 503 while the database is away or has no room,
 * everything else 500 without a word about it, and a line in the log.
 */
export function createErrorAnswer(
  log: Pick<FaultLog, 'error'>,
  doorOfCall: (c: Context) => Door = (c) => doorOf(c.req.path),
): (error: Error, c: Context) => Response {
  return (error, c) => {
    const door = doorOfCall(c)
    if (error instanceof DoorError) return answerRefusal(c, error.refusal, door)
    if (isStorageFull(error)) return answerRefusal(c, storageFull().refusal, door)
    if (isDatabaseAway(error))
      return answerRefusal(c, { status: 503, ...databaseAway(door), headers: { 'Retry-After': '1' } }, door)
    log.error({ err: error, requestId: c.get('requestId' as never) }, 'request failed')
    const refusal = { status: 500, code: 'unexpected_failure', message: 'Internal server error' } as const
    return answerRefusal(c, refusal, door)
  }
}
