import type { Context } from 'hono'
import { isDatabaseAway } from '#server/database/database-away'
import { answerRefusal, DoorError, doorOf, type Door } from './door-error.ts'
import type { FaultLog } from './fault-log.ts'

/**
 * What was thrown becomes an answer in the shape of its door: a refusal as it says, 503 while the database is away,
 * everything else 500 without a word about it, and a line in the log.
 */
export function createErrorAnswer(
  log: Pick<FaultLog, 'error'>,
  doorOfCall: (c: Context) => Door = (c) => doorOf(c.req.path),
): (error: Error, c: Context) => Response {
  return (error, c) => {
    const door = doorOfCall(c)
    if (error instanceof DoorError) return answerRefusal(c, error.refusal, door)
    if (isDatabaseAway(error))
      return answerRefusal(
        c,
        {
          status: 503,
          code: 'PGRST000',
          message: 'The database cannot be reached. Please try again.',
          headers: { 'Retry-After': '1' },
        },
        door,
      )
    log.error({ err: error, requestId: c.get('requestId' as never) }, 'request failed')
    const refusal = { status: 500, code: 'unexpected_failure', message: 'Internal server error' } as const
    return answerRefusal(c, refusal, door)
  }
}
