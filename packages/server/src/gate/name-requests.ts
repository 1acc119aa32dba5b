import type { Context, MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'

const idShape = /^[\w-]{8,64}$/

/**
 * Gives each request an id for log and response. The id of a trusted proxy is kept if it has the usual format. Ids of other
 * senders are ignored: they could forge log lines or the id of another request.
 */
export function nameRequests(
  isFromTrustedProxy: (c: Context) => boolean,
): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (c, next) => {
    const given = c.req.header('X-Request-Id') ?? ''
    const id = idShape.test(given) && isFromTrustedProxy(c) ? given : crypto.randomUUID()
    c.set('requestId', id)
    c.header('X-Request-Id', id)
    await next()
  }
}
