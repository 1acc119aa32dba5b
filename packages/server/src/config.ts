import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { defaultEditionId, isEditionId, rulesEditionIds, type RulesEditionId } from '@retour/domain/vat/rules'
import * as z from 'zod'
import { isLoopbackHost } from './loopback-address.ts'
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
  operatorEmail: string | null
  fxUrl: string
  /** `{key}` is already filled. */
  mapStyleUrl: string
  ai: { baseUrl: string; model: string; apiKey: string | null } | null
  rulesEdition: RulesEditionId
  /** Addresses or networks ("10.0.0.0/8") whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  logLevel: LogLevel
  /** Where metrics are read; null = nowhere. */
  metricsPort: number | null
  metricsHost: string
  /** How long /health/ready says 503 before the port closes, so that load balancers have read it. */
  stopNoticeMs: number
  /** null = made on first start under `dataDir`. */
  publishableKey: string | null
  /** The content of a signing-keys.json; null = made on first start under `dataDir`. */
  signingKeys: string | null
  /** Addresses beside the site's own that a mailed link may lead to, exact. */
  redirectUrls: string[]
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const environments = ['development', 'test', 'production'] as const
const roles = ['all', 'web', 'worker'] as const

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a whole number from 0 to 65535')

const hostName = z.string().regex(/^[\w.:-]+$/, 'must be an address or a host name')

const webAddress = z
  .string()
  .refine((text) => hasProtocol(text, ['http:', 'https:']), 'must be an http or https address')
  .transform((text) => text.replace(/\/+$/, ''))

const origin = webAddress
  .refine((text) => new URL(text).pathname === '/', 'must be an origin, without a path')
  .transform((text) => new URL(text).origin)

const mailbox = z.string().regex(/^[^@\s<>,;]+@[^@\s<>,;]+$/, 'must be one email address')

const mailSender = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^@\s<>,;]+@[^@\s<>,;]+>|[^@\s<>,;]+@[^@\s<>,;]+)$/,
    'must be "Name <address>" or an address',
  )

const settings = z.object({
  NODE_ENV: z.enum(environments, 'must be development, test or production').default('development'),
  ROLE: z.enum(roles, `must be one of ${roles.join(', ')}`).default('all'),
  PORT: port.default(3000),
  HOST: hostName.default('127.0.0.1'),
  SITE_URL: origin.optional(),
  API_URL: origin.optional(),
  ALLOWED_ORIGINS: z.string().default('').transform(splitList).pipe(z.array(origin)),
  DATA_DIR: z.string().default('./data'),
  MIN_FREE_MB: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number of megabytes from 0 to 999999')
    .transform(Number)
    .default(200),
  DATABASE_URL: z
    .string()
    .refine((text) => hasProtocol(text, ['postgres:', 'postgresql:']), 'must be a postgres:// address')
    .optional(),
  REST_DATABASE_URL: z
    .string()
    .refine((text) => hasProtocol(text, ['postgres:', 'postgresql:']), 'must be a postgres:// address')
    .optional(),
  PREPARED_STATEMENTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SMTP_URL: z
    .string()
    .refine((text) => hasProtocol(text, ['smtp:', 'smtps:']), 'must be an smtp:// or smtps:// address')
    .optional(),
  MAIL: z.literal('discard', 'must be discard, or not be given').optional(),
  MAIL_FROM: mailSender.default('Retour <guide@localhost>'),
  OPERATOR_EMAIL: mailbox.optional(),
  FX_URL: webAddress.default('https://api.frankfurter.dev/v1'),
  MAP_STYLE_URL: webAddress.default('https://tiles.openfreemap.org/styles/liberty'),
  MAP_KEY: z.string().optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  RULES_EDITION: z
    .custom<RulesEditionId>(isEditionId, `must be one of ${rulesEditionIds.join(', ')}`)
    .default(defaultEditionId),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(splitList)
    .refine((parts) => parts.every(isNetwork), 'must be addresses or networks, separated by commas'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
  METRICS_PORT: port.optional(),
  STOP_NOTICE_SECONDS: z
    .string()
    .regex(/^[0-5]?\d$/, 'must be a whole number from 0 to 59')
    .transform(Number)
    .optional(),
  METRICS_HOST: hostName.default('127.0.0.1'),
  PUBLISHABLE_KEY: z
    .string()
    .regex(/^sb_publishable_[\w-]{20,200}$/, 'must be "sb_publishable_" and at least 20 letters or digits')
    .optional(),
  SIGNING_KEYS: z.string().optional(),
  REDIRECT_URLS: z
    .string()
    .default('')
    .transform(splitList)
    .refine(
      (urls) => urls.every((url) => hasProtocol(url, ['http:', 'https:'])),
      'must be http or https addresses, separated by commas',
    )
    .transform((urls) => urls.map((url) => new URL(url).href)),
})

/**
 * Reads the settings from an environment (names, defaults and meaning: README, "Settings"). A variable that
 * is set to nothing counts as not set. Throws StartupError with one line that names each bad setting; values
 * are never repeated, since some hold passwords.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '')
  const parsed = settings.safeParse(Object.fromEntries(given))
  if (!parsed.success)
    throw new StartupError(
      parsed.error.issues.map((issue) => `the setting ${issue.path.join('.')} ${issue.message}`).join('; '),
    )
  const values = parsed.data
  const isProduction = values.NODE_ENV === 'production'
  refuseContradictions(values, isProduction)
  const siteUrl = values.SITE_URL ?? defaultSiteUrl(values.HOST, values.PORT)
  return {
    isProduction,
    isWeb: values.ROLE !== 'worker',
    isWorker: values.ROLE !== 'web',
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    apiUrl: values.API_URL ?? siteUrl,
    allowedOrigins: values.ALLOWED_ORIGINS,
    dataDir: resolve(values.DATA_DIR),
    minFreeMb: values.MIN_FREE_MB,
    databaseUrl: values.DATABASE_URL ?? null,
    restDatabaseUrl: values.REST_DATABASE_URL ?? null,
    hasNamedStatements: values.PREPARED_STATEMENTS === 'on',
    smtpUrl: values.SMTP_URL ?? null,
    isMailDiscarded: values.MAIL === 'discard',
    mailFrom: values.MAIL_FROM,
    operatorEmail: values.OPERATOR_EMAIL ?? null,
    fxUrl: values.FX_URL,
    mapStyleUrl: values.MAP_STYLE_URL.replaceAll('{key}', encodeURIComponent(values.MAP_KEY ?? '')),
    ai:
      values.AI_BASE_URL && values.AI_MODEL
        ? { baseUrl: values.AI_BASE_URL, model: values.AI_MODEL, apiKey: values.AI_API_KEY ?? null }
        : null,
    rulesEdition: values.RULES_EDITION,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    stopNoticeMs: (values.STOP_NOTICE_SECONDS ?? (isProduction ? 1 : 0)) * 1000,
    publishableKey: values.PUBLISHABLE_KEY ?? null,
    signingKeys: values.SIGNING_KEYS ?? null,
    redirectUrls: values.REDIRECT_URLS,
  }
}

/** The address a browser on this machine uses when SITE_URL says nothing else. */
export function defaultSiteUrl(host: string, portNumber: number): string {
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${portNumber}`
}

function refuseContradictions(values: z.infer<typeof settings>, isProduction: boolean): void {
  if (values.MAP_STYLE_URL.includes('{key}') && !values.MAP_KEY)
    throw new StartupError('the setting MAP_STYLE_URL holds {key}, so MAP_KEY must be given')
  if (values.AI_BASE_URL && !values.AI_MODEL)
    throw new StartupError('the setting AI_BASE_URL is given, so AI_MODEL must be given too')
  if (values.REST_DATABASE_URL && !values.DATABASE_URL)
    throw new StartupError('the setting REST_DATABASE_URL is given, so DATABASE_URL must be given too')
  // One process has the embedded database: half of the work would be nobody's.
  if (values.ROLE !== 'all' && !values.DATABASE_URL)
    throw new StartupError(
      'the setting ROLE divides the work between processes, so DATABASE_URL must be given',
    )
  if (values.SMTP_URL && values.MAIL)
    throw new StartupError('the settings SMTP_URL and MAIL=discard say different things: give one of them')
  // Nobody would miss the mails, and whoever reads the files could take over every account.
  if (isProduction && values.ROLE !== 'web' && !values.SMTP_URL && !values.MAIL)
    throw new StartupError(
      'the setting SMTP_URL must be given in production, or MAIL=discard, which throws all mail away',
    )
  // Links in mails would lead the recipients to their own machine.
  if (isProduction && !values.SITE_URL && !isLoopbackHost(values.HOST))
    throw new StartupError(
      'the setting SITE_URL must be given when the server is open to others in production',
    )
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function hasProtocol(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}
