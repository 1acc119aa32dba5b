import type { Context } from 'hono'
import type { CallerClaims } from '#server/database/database'
import { bearerToken } from './bearer-token.ts'
import { ApiError } from './api-error.ts'
import { readCaller } from './read-caller.ts'
import type { CallerVerifier } from './verify-caller.ts'

/** Reads the caller of a request to the data API. */
export type CallerReader = (c: Context) => Promise<CallerClaims>

/**
 * Returns the reader of the data API: `anon`, or the claims of an access token with a valid signature. It does not
 * check the session; the database does at the start of the transaction. Throws 401 PGRST301 or PGRST303 for an invalid
 * token.
 */
export function createCallerReader(dependencies: {
  publishableKey: string
  verifier: Pick<CallerVerifier, 'readToken'>
}): CallerReader {
  const { publishableKey, verifier } = dependencies
  return async (c) => {
    const token = bearerToken(c.req.header('Authorization'))
    if (!token || token === publishableKey || token.split('.').length !== 3)
      return readCaller(c, publishableKey)
    const read = await verifier.readToken(token)
    if (read.ok) return read.claims
    const isClaims = read.reason === 'claims' || read.reason === 'expired'
    const message = read.reason === 'malformed' ? 'No suitable key or wrong key type' : read.message
    throw new ApiError({
      status: 401,
      code: isClaims ? 'PGRST303' : 'PGRST301',
      message,
      headers: { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"` },
    })
  }
}
