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
    if (!isPlainHttp(forwarded) || !isFromTrustedProxy(c)) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`${apiUrl}${pathname}${search}`, 308)
  }
}

/**
 * Tells if X-Forwarded-Proto says that no proxy received https. Proxies may use plain HTTP between each other. False
 * without the header.
 */
export const isPlainHttp = (forwardedProto: string | undefined): boolean =>
  forwardedProto !== undefined &&
  forwardedProto.split(',').every((seen) => seen.trim().toLowerCase() === 'http')
