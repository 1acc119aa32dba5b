import { Hono } from 'hono'

/** Whether this server still takes new work; false from the first signal to stop. */
export type Readiness = { isAccepting: boolean }

/**
 * GET /health/live: 200 while the process answers at all. GET /health/ready: 200 when the database can be
 * reached and is migrated, 503 {status, reason} when not, or when the server is about to stop.
 */
export function healthRoutes(database: { isReady(): Promise<boolean> }, readiness: Readiness): Hono {
  const routes = new Hono()
  routes.get('/live', (c) => c.json({ status: 'live' }))
  routes.get('/ready', async (c) => {
    if (!readiness.isAccepting) return c.json({ status: 'unavailable', reason: 'stopping' }, 503)
    if (!(await database.isReady())) return c.json({ status: 'unavailable', reason: 'database' }, 503)
    return c.json({ status: 'ready' })
  })
  return routes
}
