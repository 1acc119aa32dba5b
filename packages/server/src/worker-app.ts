import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { createErrorAnswer } from '#server/gate/answer-error'
import { answerRefusal } from '#server/gate/door-error'
import { refuseBrokenAddress } from '#server/gate/refuse-broken-address'
import { forbidStoring, setSecurityHeaders } from '#server/gate/security-headers'
import { healthRoutes } from '#server/health/health-routes'
import { unsubscribePath } from '#server/mail/unsubscribe-link'
import { unsubscribeRoutes } from '#server/mail/unsubscribe-routes'
import type { Dependencies } from './dependencies.ts'

type Parts = Pick<Dependencies, 'accountKeys' | 'config' | 'database' | 'log' | 'readiness'>

/**
 * What a process with ROLE=worker answers: its health, and the page behind the guides' unsubscribe link, which nobody
 * else can answer where the data lies in a hosted Supabase.
 */
export function createWorkerApp({ accountKeys: keys, config, database, log, readiness }: Parts): Hono {
  const app = new Hono()
  app.use(requestId(), setSecurityHeaders(config.apiUrl), refuseBrokenAddress())
  app.use('/health/*', forbidStoring())
  app.route('/health', healthRoutes(database, readiness))
  app.route(unsubscribePath, unsubscribeRoutes({ database, keys, siteUrl: config.siteUrl }))
  app.notFound((c) => answerRefusal(c, { status: 404, code: 'not_found', message: 'There is nothing here' }))
  app.onError(createErrorAnswer(log))
  return app
}
