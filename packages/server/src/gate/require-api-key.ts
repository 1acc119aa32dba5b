import type { MiddlewareHandler } from 'hono'

/** Paths without a key: links in mails, health, and the public signing keys. */
const openPaths = new Set([
  '/auth/v1/verify',
  '/auth/v1/callback',
  '/auth/v1/authorize',
  '/auth/v1/health',
  '/auth/v1/.well-known/jwks.json',
])

/**
 * Requires a publishable key in the `apikey` header or parameter. Else it responds with 401, like the hosted gateway
 * (docs/wire-protocol.md, Keys, origins and headers). Secret keys are not accepted.
 */
export function requireApiKey(publishableKeys: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    if (openPaths.has(c.req.path)) return next()
    const given = c.req.header('apikey') ?? c.req.query('apikey')
    if (!given)
      return c.json(
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
        401,
      )
    // The key is public (it is in every page), so the comparison need not take constant time.
    if (!publishableKeys.includes(given))
      return c.json(
        {
          message: 'Invalid API key',
          hint: 'Double check your Supabase `anon` or `service_role` API key.',
        },
        401,
      )
    return next()
  }
}
