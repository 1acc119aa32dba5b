import { Hono, type Context } from 'hono'
import { lateConcierge } from '#server/assistant/late-concierge'
import { createAccounts } from '#server/auth/accounts'
import { authRoutes } from '#server/auth/auth-routes'
import { exchangeRateRoutes } from '#server/exchange-rates/exchange-rate-routes'
import { askConcierge } from '#server/functions/ai-concierge'
import { functionRoutes } from '#server/functions/function-routes'
import { getRefundLocations } from '#server/functions/get-refund-locations'
import { askPendingBooking } from '#server/functions/pending-booking'
import { reportPlace } from '#server/functions/report-place'
import { deskRoutes } from '#server/desk/desk-routes'
import { createErrorAnswer } from '#server/gate/answer-error'
import { createClientAddress, createProxyCheck } from '#server/gate/client-address'
import { createRouter } from '#server/gate/route-memory'
import { closeWhenStopping } from '#server/gate/close-when-stopping'
import { allowCrossOrigin } from '#server/gate/cross-origin'
import { answerRefusal } from '#server/gate/api-error'
import { createCallerReader } from '#server/gate/identify-caller'
import { limitBody } from '#server/gate/limit-body'
import { createGuestWriteLimit, isMailingTable } from '#server/gate/limit-guest-writes'
import { limitParallel } from '#server/gate/limit-parallel'
import { createStreamLimit } from '#server/gate/limit-streams'
import { nameRequests } from '#server/gate/name-requests'
import { createRateLimits } from '#server/gate/rate-limits'
import { redirectToHttps } from '#server/gate/redirect-to-https'
import { refuseBrokenAddress } from '#server/gate/refuse-broken-address'
import { logRequests } from '#server/gate/request-log'
import { refuseWhenFull } from '#server/gate/refuse-when-full'
import { requireApiKey } from '#server/gate/require-api-key'
import { forbidStoring, setSecurityHeaders } from '#server/gate/security-headers'
import { createSessionEnds, noteSessionEnds } from '#server/gate/session-ends'
import { createCallerVerifier } from '#server/gate/verify-caller'
import { healthRoutes } from '#server/health/health-routes'
import { mailboxPath } from '#server/mail/mailbox-access'
import { createMailboxRoutes } from '#server/mail/mailbox-routes'
import { readNearCeilings } from '#server/mail/mail-days'
import { remindersPath } from '#server/mail/reminder-link'
import { reminderRoutes } from '#server/mail/reminder-routes'
import { unsubscribePath } from '#server/mail/unsubscribe-link'
import { unsubscribeRoutes } from '#server/mail/unsubscribe-routes'
import { tileRoutes, tilesPath } from '#server/map-tiles/tile-routes'
import { createAccountWriteLimit } from '#server/rest/limit-account-writes'
import { restRoutes, type RowWrite } from '#server/rest/rest-routes'
import { measureRequests } from '#server/metrics/measure-requests'
import { rideRoutes } from '#server/rides/ride-routes'
import { publicConfig } from '#server/site/public-config'
import { siteRoutes } from '#server/site/site-routes'
import type { Dependencies } from './dependencies.ts'

/** Creates the whole server as one handler: middleware for every request, then the APIs, then the pages. */
export function createApp(dependencies: Dependencies): Hono {
  const {
    accountKeys: keys,
    config,
    database,
    edition,
    locations,
    log,
    mail,
    metrics,
    news,
    now,
    pages,
    publishableKey,
    rates,
    readiness,
    rules,
    siteFiles,
    space,
    tiles,
    timer,
  } = dependencies
  const app = new Hono({ router: createRouter() })
  const isFromTrustedProxy = createProxyCheck(config.trustedProxies)

  app.use(
    nameRequests(isFromTrustedProxy),
    logRequests(log),
    measureRequests(metrics),
    closeWhenStopping(readiness),
    setSecurityHeaders(config.apiUrl),
    refuseBrokenAddress(),
    redirectToHttps({ apiUrl: config.apiUrl, isFromTrustedProxy }),
  )

  app.use('/health/*', forbidStoring())
  app.route(
    '/health',
    healthRoutes({
      database,
      readiness,
      space,
      rules,
      pages,
      nearCeilings: () => readNearCeilings(database),
    }),
  )

  for (const path of [
    '/auth/v1/*',
    '/rest/v1/*',
    '/functions/v1/*',
    '/desk/v1/*',
    '/ride/v1/*',
    '/storage/v1/*',
    '/realtime/v1/*',
    '/fx/*',
    '/config.json',
  ])
    app.use(path, allowCrossOrigin(config), forbidStoring())
  app.get('/config.json', async (c) =>
    c.json(publicConfig({ ...config, publishableKey, tiles, rulesEdition: await edition.read() })),
  )
  app.route('/fx', exchangeRateRoutes(rates))
  if (tiles) {
    app.use(`${tilesPath}/*`, allowCrossOrigin(config))
    app.route(tilesPath, tileRoutes(tiles))
  }

  const noteEnds = noteSessionEnds(createSessionEnds({ database, log, now }))
  for (const path of ['/auth/v1/*', '/rest/v1/*', '/functions/v1/*', '/desk/v1/*', '/ride/v1/*'])
    app.use(path, requireApiKey([publishableKey]), refuseWhenFull(space), limitBody(), noteEnds)
  const senders = { senderOf: createClientAddress(config.trustedProxies), isProduction: config.isProduction }
  const limits = createRateLimits({ database, keys, log, now })
  const verifier = createCallerVerifier({ keys, database, apiUrl: config.apiUrl, now })
  const identify = createCallerReader({ publishableKey, verifier })
  const accounts = createAccounts({
    config,
    database,
    keys,
    limits,
    verifier,
    log,
    now,
    timer,
    wakeMail: () => mail.wake(),
  })
  app.route('/auth/v1', authRoutes(accounts, senders))
  const inTurns = limitParallel(senders)
  for (const path of ['/rest/v1/*', '/functions/v1/*', '/desk/v1/*', '/ride/v1/*']) app.use(path, inTurns)
  const admitMailingRows = createGuestWriteLimit(limits, senders)
  const admitAccountRows = createAccountWriteLimit(limits, senders)
  const admitRows = async (c: Context, { caller, tableName, isInsert, rowCount }: RowWrite) => {
    if (isInsert) await admitMailingRows(c, tableName, rowCount)
    await admitAccountRows(c, caller, rowCount)
  }
  const onInserted = (tableName: string) => isMailingTable(tableName) && mail.wake()
  app.route('/rest/v1', restRoutes({ database, identify, now, admitRows, onInserted }))
  const concierge = lateConcierge({ database, rates, limits, config, edition, locations, log, now })
  app.route(
    '/functions/v1',
    functionRoutes({
      'get-refund-locations': (c) => getRefundLocations(c, database),
      'pending-booking': (c) => askPendingBooking(c, database),
      'report-place': (c) => reportPlace(c, { database, limits, senders, now }),
      'ai-concierge': (c) => askConcierge(c, { database, verifier, concierge, log, now }),
    }),
  )

  const wakeMail = () => mail.wake()
  const live = { news, streams: createStreamLimit(senders) }
  app.route(
    '/desk/v1',
    deskRoutes({
      database,
      dataDir: config.dataDir,
      editionId: config.rulesEdition,
      pages,
      keys,
      limits,
      verifier,
      now,
      senders,
      wakeMail,
      live,
    }),
  )
  app.route(
    '/ride/v1',
    rideRoutes({
      database,
      keys,
      limits,
      now,
      senders,
      verifier,
      wakeMail,
      live,
      paymentUrl: config.paymentUrl,
    }),
  )

  app.route(remindersPath, reminderRoutes({ database, keys, siteUrl: config.siteUrl }))
  app.route(unsubscribePath, unsubscribeRoutes({ database, keys, siteUrl: config.siteUrl }))
  app.route(mailboxPath, createMailboxRoutes(config, keys))
  if (pages && siteFiles) app.route('/', siteRoutes({ pages, siteFiles, log }))

  for (const path of ['/storage/v1/*', '/realtime/v1/*'])
    app.all(path, (c) =>
      answerRefusal(c, {
        status: 404,
        code: 'not_found',
        message: 'Files and realtime channels are not part of this server',
      }),
    )
  app.notFound((c) => answerRefusal(c, { status: 404, code: 'not_found', message: 'There is nothing here' }))
  const answerError = createErrorAnswer(log)
  app.onError((error, c) => {
    space.note(error)
    return answerError(error, c)
  })
  return app
}
