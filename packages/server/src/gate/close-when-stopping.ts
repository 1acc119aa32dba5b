import type { MiddlewareHandler } from 'hono'
import type { Readiness } from '#server/health/health-routes'

/** While the server stops, each answer is the last on its connection: a kept one would hold the stop up. */
export function closeWhenStopping(readiness: Readiness): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!readiness.isAccepting) c.header('Connection', 'close')
  }
}
