import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

const requestHeaders = [
  'authorization',
  'apikey',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
  'accept-profile',
  'content-profile',
  'prefer',
  'range',
  'range-unit',
  'accept',
  'x-retry-count',
  'x-region',
  'traceparent',
  'tracestate',
  'baggage',
]

const responseHeaders = [
  'X-Supabase-Api-Version',
  'Content-Range',
  'ETag',
  'Content-Location',
  'Content-Profile',
  'Preference-Applied',
  'Location',
  'Retry-After',
  'x-relay-error',
  'x-sb-error-code',
  'X-Total-Count',
  'Link',
  'X-Request-Id',
]

/**
 * Handles CORS for the API (docs/wire-protocol.md, Keys, origins and headers). Allowed are the site's origin,
 * ALLOWED_ORIGINS and, in development, every loopback origin. Other origins, and `null`, get no CORS headers.
 * Preflights need no API key.
 */
export function allowCrossOrigin(options: {
  siteUrl: string
  allowedOrigins: string[]
  isProduction: boolean
}): MiddlewareHandler {
  const isAllowed = (origin: string) =>
    origin === options.siteUrl ||
    options.allowedOrigins.includes(origin) ||
    (!options.isProduction && /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/.test(origin))
  const permit = cors({
    origin: (origin) => (isAllowed(origin) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    allowHeaders: requestHeaders,
    exposeHeaders: responseHeaders,
    maxAge: 86_400,
  })
  return async (c, next) => {
    if (c.req.header('origin') !== undefined || c.req.method === 'OPTIONS') return permit(c, next)
    // No Origin header: only `Vary: Origin` is needed.
    c.header('Vary', 'Origin', { append: true })
    return next()
  }
}
