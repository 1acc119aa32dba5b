import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { Operator } from '@retour/domain/content/legal/legal-page'
import { readOperator } from '@retour/domain/content/legal/operator-settings'
import { defaultEditionId, type ShippedEditionId } from '@retour/domain/vat/rules'
import type { MailCeilings } from './mail/mail-days.ts'
import { readSettings, type Settings } from './settings/read-settings.mjs'
import { StartupError } from './startup-error.ts'

/** All settings of the environment, read once at start. Addresses have no closing slash. */
export type Config = {
  isProduction: boolean
  /** Serves site and API; without it this process answers nothing but its health. */
  isWeb: boolean
  /** Sends mail, runs the jobs at set times, fetches exchange rates. */
  isWorker: boolean
  port: number
  host: string
  /** Public origin: base of canonical links and of mailed links, never taken from a request. */
  siteUrl: string
  /** Public origin of the API: of tokens, of links that mails lead to it by. The site's own, unless that lies elsewhere. */
  apiUrl: string
  /** Further origins whose pages may call the API. */
  allowedOrigins: string[]
  /** Absolute path. */
  dataDir: string
  /** Below it, where the embedded database lies, writes are refused; 0 = never. */
  minFreeMb: number
  /** null = the embedded database under `dataDir`. */
  databaseUrl: string | null
  /** The same database by a login that serves callers alone; null = `databaseUrl` serves them too. */
  restDatabaseUrl: string | null
  /** False behind a pooler in transaction mode, where names of statements belong to whoever comes next. */
  hasNamedStatements: boolean
  /** null = mail is written under `dataDir`/mail, or thrown away. */
  smtpUrl: string | null
  /** Mail is neither sent nor kept: asked for in so many words, by MAIL=discard. */
  isMailDiscarded: boolean
  mailFrom: string
  /** Mails of a day (UTC), beyond which further ones leave more slowly. */
  mailCeilings: MailCeilings
  operatorEmail: string | null
  /** Where rides are paid, with {reference} and {amount} to be filled; null = by no link. */
  paymentUrl: string | null
  /** Who runs the site, as its legal pages say it. */
  operator: Operator
  fxUrl: string
  /** Asked by places:refresh alone. */
  overpassUrl: string | null
  /** Of a street map on another host, `{key}` already filled; null = the streets are those of `mapTiles`. */
  mapStyleUrl: string | null
  /** Absolute path of the archive of streets that this process serves itself; null = another host has them. */
  mapTiles: string | null
  ai: { baseUrl: string; model: string; apiKey: string | null } | null
  rulesEdition: ShippedEditionId
  /** Addresses or networks ("10.0.0.0/8") whose X-Forwarded-For is trusted. */
  trustedProxies: string[]
  logLevel: NonNullable<Settings['LOG_LEVEL']>
  /** Where metrics are read; null = nowhere. */
  metricsPort: number | null
  metricsHost: string
  /** How long /health/ready says 503 before the port closes, so that load balancers have read it. */
  stopNoticeMs: number
  /** null = made on first start and kept. */
  publishableKey: string | null
  /** The content of a signing-keys.json; null = made on first start and kept. */
  signingKeys: string | null
  /** Addresses beside the site's own that a mailed link may lead to, exact. */
  redirectUrls: string[]
}

/**
 * The settings of an environment, with what holds where nothing is set (README, "Settings"). Throws StartupError with one
 * line that names each bad setting.
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

/** The address a browser on this machine uses when SITE_URL says nothing else. */
export function defaultSiteUrl(host: string, portNumber: number): string {
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${portNumber}`
}
