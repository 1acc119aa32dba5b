import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Metrics } from './metrics.ts'

const knownMethods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']

/** Counts each request by the pattern of its route. Its URL could identify a person. */
export function measureRequests({ countRequest }: Pick<Metrics, 'countRequest'>): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const method = knownMethods.includes(c.req.method) ? c.req.method : 'other'
    countRequest(method, routePath(c), c.res.status, performance.now() - startedAt)
  }
}
