import type { Context, MiddlewareHandler } from 'hono'

type Options = {
  apiUrl: string
  /** Whether the request comes from a trusted proxy. */
  isFromTrustedProxy: (c: Context) => boolean
}

/**
 * Redirects plain HTTP to the same path of the public https origin (308 keeps method and body). Only X-Forwarded-Proto of a
 * trusted proxy counts; the target is never taken from the request's Host. Health probes are answered over plain HTTP.
 */
export function redirectToHttps({ apiUrl, isFromTrustedProxy }: Options): MiddlewareHandler {
  const isEncrypted = apiUrl.startsWith('https:')
  return async (c, next) => {
    const forwarded = isEncrypted ? c.req.header('x-forwarded-proto') : undefined
    if (forwarded === undefined || c.req.path.startsWith('/health/')) return next()
    // One of several proxies may use plain HTTP to the next: redirects only if none of them saw https.
    const isPlain = forwarded.split(',').every((seen) => seen.trim().toLowerCase() === 'http')
    if (!isPlain || !isFromTrustedProxy(c)) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`${apiUrl}${pathname}${search}`, 308)
  }
}
