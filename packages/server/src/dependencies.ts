import { join } from 'node:path'
import type { Logger } from 'pino'
import { systemTimer, type Timer } from '#server/auth/equal-time'
import { admitCallerLogin } from '#server/database/caller-login'
import type { Database } from '#server/database/database'
import { openDatabase } from '#server/database/open-database'
import { migrate } from '#server/database/migrate'
import { seed } from '#server/database/seed'
import { createExchangeRates, type ExchangeRates } from '#server/exchange-rates/exchange-rates'
import { openAccountKeys, readGivenKeys, type AccountKeys } from '#server/keys/account-keys'
import { openKeyStore } from '#server/keys/key-store'
import { openPublishableKey } from '#server/keys/publishable-key'
import { createLog } from '#server/gate/request-log'
import { watchFreeSpace, type FreeSpace } from '#server/health/free-space'
import type { Readiness } from '#server/health/health-routes'
import { watchRules, type RulesWatch } from '#server/health/rules-watch'
import { createMailQueue, type MailQueue } from '#server/mail/mail-queue'
import { openTileArchive, type TileArchive } from '#server/map-tiles/open-archive'
import { createMetrics, type Metrics } from '#server/metrics/metrics'
import { mailOfOtherProcesses } from '#server/mail/mail-of-other-processes'
import { createLocationsInForce, type LocationsInForce } from '#server/places/locations-in-force'
import { createRideNews, type RideNews } from '#server/rides/ride-news'
import { createEditionInForce, type EditionInForce } from '#server/rules/edition-in-force'
import { readDeskChecks } from '#server/rules/rule-checks'
import type { BuiltSite } from '#server/site/built-site'
import { createEditionPages, type EditionPages } from '#server/site/edition-pages'
import { createPagesBuilder } from '#server/site/order-pages'
import { createSiteFiles, type SiteFiles } from '#server/site/site-files'
import type { Config } from './config.ts'
import { checkDataFolder } from './data-folder.ts'
import { StartupError } from './startup-error.ts'

/** The build of the site, and its folder. */
export type OpenedSite = { built: BuiltSite; siteFolder: string }

/** Everything that the APIs use, created once. Tests create their own with a fresh database. */
export interface Dependencies {
  config: Config
  publishableKey: string
  accountKeys: AccountKeys
  database: Database
  rates: ExchangeRates
  mail: MailQueue
  metrics: Metrics
  news: RideNews
  log: Logger
  /** Null if the development server serves the pages. */
  pages: EditionPages | null
  /** The files of `pages`; null without them. */
  siteFiles: SiteFiles | null
  readiness: Readiness
  space: FreeSpace
  /** The streets that this process serves; null = another host has them, or this process serves no site. */
  tiles: TileArchive | null
  rules: RulesWatch
  edition: EditionInForce
  locations: LocationsInForce
  now: () => Date
  timer: Timer
}

/** Errors of the database whose message is for the person who starts the server. */
const databaseFaults = [
  'CallerLoginError',
  'DatabaseFolderError',
  'DatabaseInUseError',
  'DatabaseVersionError',
  'DatabaseUnreachableError',
  'MigrationError',
]

/**
 * Opens the database, migrates it and creates the rest. Starts nothing. Throws StartupError for a folder that is in use
 * or not writable, a database that is not reachable or too old, or a migration that fails.
 */
export async function openDependencies(config: Config, site: OpenedSite | null): Promise<Dependencies> {
  const now = () => new Date()
  const log = createLog(config.logLevel)
  // An invalid setting is reported before a database is created.
  if (config.signingKeys) readGivenKeys(config.signingKeys)
  checkDataFolder(config.dataDir, { mustBeWritable: config.databaseUrl === null })
  const tiles = config.isWeb && config.mapTiles ? await openTileArchive(config.mapTiles) : null
  const metrics = createMetrics()
  const database = await openReadyDatabase(config, metrics)
  const { publishableKey, accountKeys } = await openKeys(config, database, now())
  const rates = createExchangeRates({ fxUrl: config.fxUrl, database, log, now, isFetching: config.isWorker })
  await rates.load()
  const mail = config.isWorker
    ? createMailQueue({ database, config, accountKeys, log, now, onOutcome: metrics.countMail })
    : mailOfOtherProcesses
  const readiness = { isAccepting: true }
  const folder = config.databaseUrl === null ? join(config.dataDir, 'database') : null
  const space = watchFreeSpace({ folder, minFreeMb: config.minFreeMb, log })
  const rules = watchRules({ now, log, readChecks: () => readDeskChecks(database) })
  const edition = createEditionInForce({ database, now, shipped: config.rulesEdition })
  const locations = createLocationsInForce(database)
  const builder = createPagesBuilder()
  const pages = site && createEditionPages({ ...site, config, edition, locations, builder, log, now })
  await pages?.checkEditions()
  return {
    config,
    publishableKey,
    accountKeys,
    database,
    rates,
    mail,
    metrics,
    news: createRideNews(database),
    log,
    pages,
    siteFiles: pages && createSiteFiles({ ...config, pages }),
    readiness,
    space,
    tiles,
    rules,
    edition,
    locations,
    now,
    timer: systemTimer,
  }
}

async function openKeys(config: Config, database: Database, at: Date) {
  const store = openKeyStore(database, config.dataDir)
  try {
    return {
      publishableKey: await openPublishableKey(store, config.publishableKey),
      accountKeys: await openAccountKeys({ store, signingKeys: config.signingKeys }, at),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openReadyDatabase(config: Config, metrics: Metrics): Promise<Database> {
  try {
    const database = await openDatabase({
      dataDir: config.dataDir,
      url: config.databaseUrl ?? undefined,
      callerUrl: config.restDatabaseUrl ?? undefined,
      hasNamedStatements: config.hasNamedStatements,
      onStatement: metrics.countStatement,
    })
    try {
      await migrate(database)
      await seed(database, config.rulesEdition)
      if (config.restDatabaseUrl) await admitCallerLogin(database, config.restDatabaseUrl)
      return database
    } catch (error) {
      await database.close()
      throw error
    }
  } catch (error) {
    if (error instanceof Error && databaseFaults.includes(error.name))
      throw new StartupError(error.message.replaceAll(/\s+/g, ' '), { cause: error })
    throw error
  }
}
