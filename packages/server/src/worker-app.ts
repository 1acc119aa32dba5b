import { Hono } from 'hono'
import { answerRefusal } from '#server/gate/door-error'
import { forbidStoring } from '#server/gate/security-headers'
import { healthRoutes } from '#server/health/health-routes'
import type { Dependencies } from './dependencies.ts'

/** What a process with ROLE=worker answers: its health, and nothing else. */
export function createWorkerApp({ database, readiness }: Pick<Dependencies, 'database' | 'readiness'>): Hono {
  const app = new Hono()
  app.use('/health/*', forbidStoring())
  app.route('/health', healthRoutes(database, readiness))
  app.notFound((c) => answerRefusal(c, { status: 404, code: 'not_found', message: 'There is nothing here' }))
  return app
}
