import type { Context } from 'hono'
import type { CallerClaims } from '#server/database/database'
import { bearerToken } from './bearer-token.ts'
import { ApiError } from './api-error.ts'

/**
 * Returns `anon` for a request without an Authorization header or with the publishable key in it, as clients send it
 * for guests. Throws 401 PGRST301 for any other token; callers with an access token are read before.
 */
export function readCaller(c: Context, publishableKey: string): CallerClaims {
  const header = c.req.header('Authorization')
  if (header === undefined) return { role: 'anon' }
  const token = bearerToken(header)
  if (!token) throw refuseToken('Empty JWT is sent in Authorization header')
  if (token === publishableKey) return { role: 'anon' }
  const segments = token.split('.').length
  throw refuseToken(
    segments === 3 ? 'No suitable key or wrong key type' : `Expected 3 parts in JWT; got ${segments}`,
  )
}

function refuseToken(message: string): ApiError {
  return new ApiError({
    status: 401,
    code: 'PGRST301',
    message,
    headers: { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  })
}
