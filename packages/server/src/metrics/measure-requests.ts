import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Metrics } from './metrics.ts'

const knownMethods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']

/** Counts each request under the pattern of its route, never under its address, which may name a person. */
export function measureRequests({ countRequest }: Pick<Metrics, 'countRequest'>): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const method = knownMethods.includes(c.req.method) ? c.req.method : 'other'
    countRequest(method, routePath(c), c.res.status, performance.now() - startedAt)
  }
}
