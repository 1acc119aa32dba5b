import type { MiddlewareHandler } from 'hono'

/**
 * Scripts, styles, fonts and images with a hash in their name. They are not documents, so headers about frames,
 * referrers and permissions do not apply.
 */
const hashedFiles = '/assets/'

/** For every response. */
export const anyFileHeaders = { 'X-Content-Type-Options': 'nosniff' }
/** For every response if the API's public origin is https. */
export const encryptedHeaders = { 'Strict-Transport-Security': 'max-age=31536000' }
/** For every response except hashed files. */
export const documentHeaders = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * Sets the security headers of every response: nosniff, and HSTS if the API's public origin is https. All but hashed
 * files also get rules for frames, Referer, and location and camera (only the site's own pages). Pages and workers set
 * their own content security policy; others get one that forbids everything.
 */
export function setSecurityHeaders(apiUrl: string): MiddlewareHandler {
  const isEncrypted = apiUrl.startsWith('https:')
  return async (c, next) => {
    await next()
    // Set directly, because `c.header` would copy the whole response for each header.
    const { headers } = c.res
    const setAll = (wanted: Record<string, string>) => {
      for (const [name, value] of Object.entries(wanted)) headers.set(name, value)
    }
    setAll(anyFileHeaders)
    if (isEncrypted) setAll(encryptedHeaders)
    // A page requests twenty of them at once, and half a kilobyte each is noticeable on a slow line.
    if (c.req.path.startsWith(hashedFiles) && c.res.ok) return
    setAll(documentHeaders)
    const policy = headers.get('Content-Security-Policy')
    if (!policy) headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    // For browsers without frame-ancestors. A page that frames itself says so in its policy.
    headers.set('X-Frame-Options', policy?.includes("frame-ancestors 'self'") ? 'SAMEORIGIN' : 'DENY')
  }
}

/** Sets Cache-Control: no-store on API responses, unless the route has set Cache-Control itself. */
export function forbidStoring(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  }
}
