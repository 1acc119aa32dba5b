import { Hono } from 'hono'
import { exchangeRateRoutes } from '#server/exchange-rates/exchange-rate-routes'
import { createErrorAnswer } from '#server/gate/answer-error'
import { createProxyCheck } from '#server/gate/client-address'
import { allowCrossOrigin } from '#server/gate/cross-origin'
import { answerRefusal } from '#server/gate/api-error'
import { nameRequests } from '#server/gate/name-requests'
import { refuseBrokenAddress } from '#server/gate/refuse-broken-address'
import { forbidStoring, setSecurityHeaders } from '#server/gate/security-headers'
import { healthRoutes } from '#server/health/health-routes'
import { readNearCeilings } from '#server/mail/mail-days'
import { remindersPath } from '#server/mail/reminder-link'
import { reminderRoutes } from '#server/mail/reminder-routes'
import { unsubscribePath } from '#server/mail/unsubscribe-link'
import { unsubscribeRoutes } from '#server/mail/unsubscribe-routes'
import type { Dependencies } from './dependencies.ts'

type WorkerDependencies = Pick<
  Dependencies,
  'accountKeys' | 'config' | 'database' | 'log' | 'rates' | 'readiness' | 'rules' | 'space'
>

/**
 * Creates the app of a process with ROLE=worker: its health and, for data in a hosted Supabase, what no other process
 * can serve: the unsubscribe page of guides, and the exchange rates that it fetches.
 */
export function createWorkerApp(dependencies: WorkerDependencies): Hono {
  const { accountKeys: keys, config, database, log, rates, readiness, rules, space } = dependencies
  const app = new Hono()
  app.use(
    nameRequests(createProxyCheck(config.trustedProxies)),
    setSecurityHeaders(config.apiUrl),
    refuseBrokenAddress(),
  )
  app.use('/health/*', forbidStoring())
  app.route(
    '/health',
    healthRoutes({
      database,
      readiness,
      space,
      rules,
      pages: null,
      nearCeilings: () => readNearCeilings(database),
    }),
  )
  app.use('/fx/*', allowCrossOrigin(config), forbidStoring())
  app.route('/fx', exchangeRateRoutes(rates))
  app.route(remindersPath, reminderRoutes({ database, keys, siteUrl: config.siteUrl }))
  app.route(unsubscribePath, unsubscribeRoutes({ database, keys, siteUrl: config.siteUrl }))
  app.notFound((c) => answerRefusal(c, { status: 404, code: 'not_found', message: 'There is nothing here' }))
  app.onError(createErrorAnswer(log))
  return app
}
