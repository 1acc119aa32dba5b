import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countingRules } from '@retour/domain/vat/counting-rules'
import { applyLocationChanges } from '@retour/domain/places/refund-locations'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { systemTimer } from '#server/auth/equal-time'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { createExchangeRates } from '#server/exchange-rates/exchange-rates'
import { openAccountKeys } from '#server/keys/account-keys'
import { openKeyStore } from '#server/keys/key-store'
import { createLog } from '#server/gate/request-log'
import { watchFreeSpace } from '#server/health/free-space'
import { watchRules } from '#server/health/rules-watch'
import { createEditionInForce } from '#server/rules/edition-in-force'
import { readDeskChecks } from '#server/rules/rule-checks'
import { createMailQueue } from '#server/mail/mail-queue'
import { openTileArchive } from '#server/map-tiles/open-archive'
import { createMetrics } from '#server/metrics/metrics'
import { createLocationsInForce } from '#server/places/locations-in-force'
import { createRideNews } from '#server/rides/ride-news'
import { createApp } from '#server/app'
import { readConfig } from '#server/config'
import type { Dependencies, OpenedSite } from '#server/dependencies'
import { createEditionPages } from '#server/site/edition-pages'
import { createPagesBuilder, type PagesBuilder } from '#server/site/order-pages'
import { createSiteFiles } from '#server/site/site-files'
import { listenOnLoopback, type Loopback } from './loopback.ts'

export const testKey = 'sb_publishable_test_0123456789abcdef'
/** The headers of a client without a signed-in user. */
export const keyHeaders = { apikey: testKey, Authorization: `Bearer ${testKey}` }

export type TestApp = {
  app: Hono
  dependencies: Dependencies
  /** What the server has logged, one line per entry. */
  logLines: string[]
  close(): Promise<void>
}

type Options = {
  /** Settings as an operator sets them. */
  settings?: Record<string, string>
  now?: () => Date
  timer?: Dependencies['timer']
  site?: OpenedSite
  /** Writes the pages of the desk's editions. */
  builder?: PagesBuilder
  /** Replaces the fresh database; closed with the app. */
  database?: Database
  /** Replaces the usual times of streams. */
  news?: { silenceMs: number }
  /** Replaces the disk that is never full. */
  space?: Dependencies['space']
}

/**
 * Opens the real app on a fresh database. Mail is written to a folder of its own when the queue is started. In
 * production, which requires a setting for mail, it is discarded unless the settings say otherwise.
 */
export async function openTestApp(options: Options = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-app-'))
  const { settings = {} } = options
  const config = readConfig({
    DATA_DIR: dataDir,
    PUBLISHABLE_KEY: testKey,
    MAIL: settings.NODE_ENV === 'production' && !settings.SMTP_URL ? 'discard' : '',
    ...settings,
  })
  const database = options.database ?? (await freshDatabase())
  const logLines: string[] = []
  const log = createLog('info', { write: (line: string) => void logLines.push(line) })
  const now = options.now ?? (() => new Date())
  const store = openKeyStore(database, dataDir)
  const accountKeys = await openAccountKeys({ store, signingKeys: config.signingKeys }, now())
  const space = options.space ?? watchFreeSpace({ folder: null, minFreeMb: 0, log })
  // The clock is that of their check, so that no test's log depends on the current day.
  const rules = watchRules({
    now: () => new Date(countingRules.france.checkedOn),
    log,
    readChecks: () => readDeskChecks(database),
  })
  const news = createRideNews(database, options.news)
  const edition = createEditionInForce({ database, now, shipped: config.rulesEdition })
  const { site, builder = createPagesBuilder() } = options
  const locations = createLocationsInForce(database)
  const pages = site ? createEditionPages({ ...site, config, edition, locations, builder, log, now }) : null
  const tiles = config.mapTiles === null ? null : await openTileArchive(config.mapTiles)
  const dependencies: Dependencies = {
    config,
    publishableKey: testKey,
    accountKeys,
    database,
    rates: createExchangeRates({ fxUrl: config.fxUrl, database, log, now }),
    mail: createMailQueue({ database, config, accountKeys, log, now }),
    metrics: createMetrics(),
    news,
    log,
    pages,
    siteFiles: pages && createSiteFiles({ ...config, pages }),
    readiness: { isAccepting: true },
    space,
    tiles,
    rules,
    edition,
    locations,
    now,
    timer: options.timer ?? systemTimer,
  }
  return {
    app: createApp(dependencies),
    dependencies,
    logLines,
    close: async () => {
      space.close()
      rules.close()
      pages?.close()
      // Test files share what a process has loaded.
      applyLocationChanges([])
      await news.close()
      await tiles?.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type { Loopback }

/** Serves the app on a socket, for clients that need a URL. */
export function serveApp(app: Hono): Promise<Loopback> {
  return listenOnLoopback((incoming, outgoing) => void getRequestListener(app.fetch)(incoming, outgoing))
}
