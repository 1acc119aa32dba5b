import type { MiddlewareHandler } from 'hono'
import type { Readiness } from '#server/health/health-routes'

/** Closes each connection after its response while the server stops. Persistent connections would delay the stop. */
export function closeWhenStopping(readiness: Readiness): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!readiness.isAccepting) c.header('Connection', 'close')
  }
}
