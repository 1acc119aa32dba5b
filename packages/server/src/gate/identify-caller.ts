import type { Context } from 'hono'
import type { CallerClaims } from '#server/database/database'
import { bearerToken } from './bearer-token.ts'
import { ApiError } from './api-error.ts'
import { readCaller } from './read-caller.ts'
import type { CallerVerifier } from './verify-caller.ts'

export type CallerReader = (c: Context) => Promise<CallerClaims>

/**
 * Who calls the data API: `anon`, or the account of an access token with valid signature and claims. The start of the
 * transaction checks that its session still exists. Bad tokens: 401 PGRST301, PGRST303.
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
