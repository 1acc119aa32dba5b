import type { MiddlewareHandler } from 'hono'

/** Scripts, styles, fonts and pictures with a hash in their name: no document, so nothing that frames, refers or asks. */
const hashedFiles = '/assets/'

export const anyFileHeaders = { 'X-Content-Type-Options': 'nosniff' }
export const encryptedHeaders = { 'Strict-Transport-Security': 'max-age=31536000' }
export const documentHeaders = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * What every answer carries: no sniffing; HSTS when the API's public origin is https. All but hashed files too: no
 * framing, no address in the Referer of other origins, location and camera only for our own pages. Pages and workers
 * add their own content policy.
 */
export function setSecurityHeaders(apiUrl: string): MiddlewareHandler {
  const isEncrypted = apiUrl.startsWith('https:')
  return async (c, next) => {
    await next()
    // Straight on the answer: `c.header` would copy the whole answer for each of them.
    const { headers } = c.res
    const setAll = (wanted: Record<string, string>) => {
      for (const [name, value] of Object.entries(wanted)) headers.set(name, value)
    }
    setAll(anyFileHeaders)
    if (isEncrypted) setAll(encryptedHeaders)
    // A page asks for twenty of them at once, and on a slow line half a kilobyte for each is felt.
    if (c.req.path.startsWith(hashedFiles) && c.res.ok) return
    setAll(documentHeaders)
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
