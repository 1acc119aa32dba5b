import type { Context, MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'

const idShape = /^[\w-]{8,64}$/

/**
 * Assigns an id to each request, for logs and the X-Request-Id header. The id of a trusted proxy is used if it has the
 * usual format. Other senders could forge log lines or the id of another request, so their ids are ignored.
 */
export function nameRequests(
  isFromTrustedProxy: (c: Context) => boolean,
): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (c, next) => {
    const id = chooseRequestId(c.req.header('X-Request-Id'), () => isFromTrustedProxy(c))
    c.set('requestId', id)
    c.header('X-Request-Id', id)
    await next()
  }
}

/** Returns the id that a request was given if it has the usual format and comes from a trusted proxy, else a new one. */
export const chooseRequestId = (given: string | undefined, isFromTrustedProxy: () => boolean): string =>
  given !== undefined && idShape.test(given) && isFromTrustedProxy() ? given : crypto.randomUUID()
