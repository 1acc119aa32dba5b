import type { Context, MiddlewareHandler } from 'hono'

type Options = {
  apiUrl: string
  /** Whether the request comes from a trusted proxy. */
  isFromTrustedProxy: (c: Context) => boolean
}

/**
 * Redirects plain HTTP to the same path on the public https origin, with 308, which preserves method and body. Only
 * X-Forwarded-Proto of a trusted proxy counts. The target never depends on the Host header. Health checks work over
 * plain HTTP.
 */
export function redirectToHttps({ apiUrl, isFromTrustedProxy }: Options): MiddlewareHandler {
  const isEncrypted = apiUrl.startsWith('https:')
  return async (c, next) => {
    const forwarded = isEncrypted ? c.req.header('x-forwarded-proto') : undefined
    if (forwarded === undefined || c.req.path.startsWith('/health/')) return next()
    // Proxies may use plain HTTP between each other, so it redirects only if none of them received https.
    const isPlain = forwarded.split(',').every((seen) => seen.trim().toLowerCase() === 'http')
    if (!isPlain || !isFromTrustedProxy(c)) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`${apiUrl}${pathname}${search}`, 308)
  }
}
