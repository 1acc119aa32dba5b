import type { Context, MiddlewareHandler } from 'hono'

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

/** What decides about the headers of one answer. */
type Answer = { path: string; isOk: boolean; policy?: string | null | undefined }
export type SecurityHeaders = (answer: Answer) => Record<string, string>

/**
 * What every answer carries: no sniffing; HSTS when the API's public origin is https. All but hashed files too: no
 * framing, no address in the Referer of other origins, location and camera only for our own pages. Pages and workers
 * have a content policy of their own, `policy`.
 */
export function createSecurityHeaders(apiUrl: string): SecurityHeaders {
  const always = { ...anyFileHeaders, ...(apiUrl.startsWith('https:') ? encryptedHeaders : {}) }
  return ({ path, isOk, policy }) => {
    const own: Record<string, string> = policy ? { 'Content-Security-Policy': policy } : {}
    // A page asks for twenty of them at once, and on a slow line half a kilobyte for each is felt.
    if (path.startsWith(hashedFiles) && isOk) return { ...always, ...own }
    return {
      ...always,
      ...documentHeaders,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      ...own,
      // For browsers that do not know frame-ancestors; a page that frames itself has said so there.
      'X-Frame-Options': policy?.includes("frame-ancestors 'self'") ? 'SAMEORIGIN' : 'DENY',
    }
  }
}

const isSecured = 'hasSecurityHeaders'
/** Says that the answer already has them: whoever sends the same answer many times puts them together once. */
export const noteSecured = (c: Context) => c.set(isSecured, true)

/** Sets them on every answer that has none yet. */
export function setSecurityHeaders(apiUrl: string): MiddlewareHandler {
  const headersOf = createSecurityHeaders(apiUrl)
  return async (c, next) => {
    await next()
    if (c.get(isSecured)) return
    // Straight on the answer: `c.header` would copy the whole answer for each of them.
    const { headers, ok: isOk } = c.res
    const wanted = headersOf({ path: c.req.path, isOk, policy: headers.get('Content-Security-Policy') })
    for (const name in wanted) headers.set(name, wanted[name] ?? '')
  }
}

/** Sets Cache-Control: no-store on API responses, unless the route has set Cache-Control itself. */
export function forbidStoring(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  }
}
