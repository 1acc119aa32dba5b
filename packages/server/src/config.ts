import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { Operator } from '@retour/domain/content/legal/legal-page'
import { readOperator } from '@retour/domain/content/legal/operator-settings'
import { defaultEditionId, type ShippedEditionId } from '@retour/domain/vat/rules'
import type { MailCeilings } from './mail/mail-days.ts'
import { readSettings, type Settings } from './settings/read-settings.mjs'
import { StartupError } from './startup-error.ts'

/** All settings of the environment, read once at start. URLs have no slash at the end. */
export type Config = {
  isProduction: boolean
  /** Serves site and API. Without it, this process only serves its health. */
  isWeb: boolean
  /** Sends mail, runs scheduled jobs and fetches exchange rates. */
  isWorker: boolean
  port: number
  host: string
  /** The public origin: base of canonical links and mailed links. Never taken from a request. */
  siteUrl: string
  /** The public origin of the API, for tokens and for mailed links to the API. The site's own unless API_URL is set. */
  apiUrl: string
  /** Additional origins whose pages may call the API. */
  allowedOrigins: string[]
  /** Absolute path. */
  dataDir: string
  /** In MB. With less free space on the disk of the embedded database, writes are refused; 0 = never. */
  minFreeMb: number
  /** Null = the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** The same database with a login for callers only; null = `databaseUrl` is used for callers too. */
  restDatabaseUrl: string | null
  /** False for a connection pooler in transaction mode, where connections do not keep prepared statements. */
  hasNamedStatements: boolean
  /** Null = mail is written to `dataDir`/mail, or discarded. */
  smtpUrl: string | null
  /** Mail is neither sent nor stored: MAIL=discard. */
  isMailDiscarded: boolean
  mailFrom: string
  /** Mails per day (UTC) and kind. Further ones are sent more slowly. */
  mailCeilings: MailCeilings
  operatorEmail: string | null
  /** The URL for payments of rides, with {reference} and {amount} as placeholders; null = no link. */
  paymentUrl: string | null
  /** Who runs the site, for its legal pages. */
  operator: Operator
  fxUrl: string
  /** Used by places:refresh only. */
  overpassUrl: string | null
  /** The URL of a street map on another host, with `{key}` filled in; null = the streets of `mapTiles`. */
  mapStyleUrl: string | null
  /** The absolute path of the archive of streets that this process serves; null = another host has them. */
  mapTiles: string | null
  ai: { baseUrl: string; model: string; apiKey: string | null } | null
  rulesEdition: ShippedEditionId
  /** Addresses or networks ("10.0.0.0/8") whose X-Forwarded-For is trusted. */
  trustedProxies: string[]
  logLevel: NonNullable<Settings['LOG_LEVEL']>
  /** The port of the metrics server; null = none. */
  metricsPort: number | null
  metricsHost: string
  /** How long /health/ready is 503 before the port closes, so that load balancers notice. */
  stopNoticeMs: number
  /** Null = created on first start and stored. */
  publishableKey: string | null
  /** The content of a signing-keys.json; null = created on first start and stored. */
  signingKeys: string | null
  /** Additional URLs that a mailed link may redirect to, compared exactly. */
  redirectUrls: string[]
}

/**
 * Reads the settings of an environment, with defaults (README, "Settings"). Throws StartupError with one line that
 * names each invalid setting.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { settings, problems } = readSettings(environment)
  if (problems.length > 0) throw new StartupError(problems.join('; '))
  const isProduction = settings.NODE_ENV === 'production'
  const { HOST: host = '127.0.0.1', PORT: port = 3000 } = settings
  const siteUrl = settings.SITE_URL ?? defaultSiteUrl(host, port)
  return {
    isProduction,
    isWeb: settings.ROLE !== 'worker',
    isWorker: settings.ROLE !== 'web',
    port,
    host,
    siteUrl,
    apiUrl: settings.API_URL ?? siteUrl,
    allowedOrigins: settings.ALLOWED_ORIGINS ?? [],
    dataDir: resolve(settings.DATA_DIR ?? './data'),
    minFreeMb: settings.MIN_FREE_MB ?? 200,
    databaseUrl: settings.DATABASE_URL ?? null,
    restDatabaseUrl: settings.REST_DATABASE_URL ?? null,
    hasNamedStatements: settings.PREPARED_STATEMENTS !== 'off',
    smtpUrl: settings.SMTP_URL ?? null,
    isMailDiscarded: settings.MAIL === 'discard',
    mailFrom: settings.MAIL_FROM ?? 'Retour <guide@localhost>',
    mailCeilings: {
      'refund-guide': settings.MAIL_GUIDES_A_DAY ?? null,
      'booking-guest': settings.MAIL_RIDES_A_DAY ?? null,
    },
    operatorEmail: settings.OPERATOR_EMAIL ?? null,
    paymentUrl: settings.PAYMENT_URL ?? null,
    operator: readOperator(environment),
    fxUrl: settings.FX_URL ?? 'https://api.frankfurter.dev/v1',
    overpassUrl: settings.OVERPASS_URL ?? null,
    mapStyleUrl: settings.MAP_TILES ? null : readStyleUrl(settings),
    mapTiles: settings.MAP_TILES ?? null,
    ai:
      settings.AI_BASE_URL && settings.AI_MODEL
        ? { baseUrl: settings.AI_BASE_URL, model: settings.AI_MODEL, apiKey: settings.AI_API_KEY ?? null }
        : null,
    rulesEdition: settings.RULES_EDITION ?? defaultEditionId,
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    logLevel: settings.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    metricsPort: settings.METRICS_PORT ?? null,
    metricsHost: settings.METRICS_HOST ?? '127.0.0.1',
    stopNoticeMs: (settings.STOP_NOTICE_SECONDS ?? (isProduction ? 1 : 0)) * 1000,
    publishableKey: settings.PUBLISHABLE_KEY ?? null,
    signingKeys: settings.SIGNING_KEYS ?? null,
    redirectUrls: settings.REDIRECT_URLS ?? [],
  }
}

function readStyleUrl({ MAP_STYLE_URL: given, MAP_KEY: key = '' }: Settings): string {
  const address = given ?? 'https://tiles.openfreemap.org/styles/liberty'
  return address.replaceAll('{key}', encodeURIComponent(key))
}

/** Returns the URL for a browser on this machine, if SITE_URL is not set. */
export function defaultSiteUrl(host: string, portNumber: number): string {
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${portNumber}`
}
