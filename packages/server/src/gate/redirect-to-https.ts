import type { Context, MiddlewareHandler } from 'hono'

type Options = {
  apiUrl: string
  /** Does the request come from a proxy that is trusted? */
  isFromTrustedProxy: (c: Context) => boolean
}

/**
 * Sends who came over plain HTTP to the same path of the public https origin (308: method and body stay). Only a
 * trusted proxy can say so, in X-Forwarded-Proto; the target is never taken from the request's host. Probes of the
 * machine room are answered as they come.
 */
export function redirectToHttps({ apiUrl, isFromTrustedProxy }: Options): MiddlewareHandler {
  const isEncrypted = apiUrl.startsWith('https:')
  return async (c, next) => {
    const forwarded = isEncrypted ? c.req.header('x-forwarded-proto') : undefined
    if (forwarded === undefined || c.req.path.startsWith('/health/')) return next()
    // One of several proxies may speak plain HTTP to the next: what counts is that nobody saw https.
    const isPlain = forwarded.split(',').every((seen) => seen.trim().toLowerCase() === 'http')
    if (!isPlain || !isFromTrustedProxy(c)) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`${apiUrl}${pathname}${search}`, 308)
  }
}
