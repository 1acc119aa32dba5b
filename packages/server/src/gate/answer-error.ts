import type { Context } from 'hono'
import { isDatabaseAway, isStorageFull } from '#server/database/database-away'
import { answerRefusal, ApiError, apiNameOf, type ApiName } from './api-error.ts'
import type { FaultLog } from './fault-log.ts'
import { storageFull } from './storage-full.ts'

/** Code and message for an unreachable database, by API. GoTrue has no code of its own for it. */
const databaseAway = (api: ApiName) =>
  api === 'auth'
    ? { code: 'unexpected_failure', message: 'Please try again' }
    : { code: 'PGRST000', message: 'The database cannot be reached. Please try again.' }

/**
 * Returns the error handler of the app. An ApiError is answered as it says, an unreachable database or a full disk with
 * 503. Every other error is logged and answered with 500, without details.
 */
export function createErrorAnswer(
  log: Pick<FaultLog, 'error'>,
  apiNameOfCall: (c: Context) => ApiName = (c) => apiNameOf(c.req.path),
): (error: Error, c: Context) => Response {
  return (error, c) => {
    const api = apiNameOfCall(c)
    if (error instanceof ApiError) return answerRefusal(c, error.refusal, api)
    if (isStorageFull(error)) return answerRefusal(c, storageFull().refusal, api)
    if (isDatabaseAway(error))
      return answerRefusal(c, { status: 503, ...databaseAway(api), headers: { 'Retry-After': '1' } }, api)
    log.error({ err: error, requestId: c.get('requestId' as never) }, 'request failed')
    const refusal = { status: 500, code: 'unexpected_failure', message: 'Internal server error' } as const
    return answerRefusal(c, refusal, api)
  }
}
