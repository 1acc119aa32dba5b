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

/** What the headers of a response depend on. */
type ResponseFacts = { path: string; isOk: boolean; policy?: string | null | undefined }
export type SecurityHeaders = (response: ResponseFacts) => Record<string, string>

/**
 * Returns the security headers of a response: nosniff, and HSTS if the API's public origin is https. All but hashed
 * files also get rules for frames, Referer, and location and camera (only the site's own pages). Pages and workers have
 * their own content security policy (`policy`); others get one that forbids everything.
 */
export function createSecurityHeaders(apiUrl: string): SecurityHeaders {
  const always = { ...anyFileHeaders, ...(apiUrl.startsWith('https:') ? encryptedHeaders : {}) }
  return ({ path, isOk, policy }) => {
    const own: Record<string, string> = policy ? { 'Content-Security-Policy': policy } : {}
    // A page requests twenty of them at once, and half a kilobyte each is noticeable on a slow line.
    if (path.startsWith(hashedFiles) && isOk) return { ...always, ...own }
    return {
      ...always,
      ...documentHeaders,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      ...own,
      // For browsers without frame-ancestors. A page that frames itself says so in its policy.
      'X-Frame-Options': policy?.includes("frame-ancestors 'self'") ? 'SAMEORIGIN' : 'DENY',
    }
  }
}

/** Sets them on every response. */
export function setSecurityHeaders(apiUrl: string): MiddlewareHandler {
  const headersOf = createSecurityHeaders(apiUrl)
  return async (c, next) => {
    await next()
    // Set directly, because `c.header` would copy the whole response for each header.
    const { headers, ok: isOk } = c.res
    const values = headersOf({ path: c.req.path, isOk, policy: headers.get('Content-Security-Policy') })
    for (const [name, value] of Object.entries(values)) headers.set(name, value)
  }
}

/** Sets Cache-Control: no-store on API responses, unless the route has set Cache-Control itself. */
export function forbidStoring(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  }
}
