import type { MiddlewareHandler } from 'hono'

/**
 * What every answer carries: no sniffing, no framing, no address in the Referer of other origins, location
 * only for our own pages; HSTS when the public origin is https. Pages add their own content policy.
 */
export function setSecurityHeaders(siteUrl: string): MiddlewareHandler {
  const isEncrypted = siteUrl.startsWith('https:')
  return async (c, next) => {
    await next()
    // Straight on the answer: `c.header` would copy the whole answer for each of them.
    const { headers } = c.res
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=()')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (isEncrypted) headers.set('Strict-Transport-Security', 'max-age=31536000')
    const policy = headers.get('Content-Security-Policy')
    if (!policy) headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    // For browsers that do not know frame-ancestors; a page that frames itself has said so there.
    headers.set('X-Frame-Options', policy?.includes("frame-ancestors 'self'") ? 'SAMEORIGIN' : 'DENY')
  }
}

/** Answers of the API are for one caller and one moment; a route that may be cached says so itself. */
export function forbidStoring(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  }
}
