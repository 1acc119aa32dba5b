// Plain JavaScript for Node 20 and newer: `npm start` reads the settings before anything is installed.
import {
  addressOf,
  listOf,
  matching,
  network,
  oneOf,
  origin,
  webAddress,
  wholeNumber,
} from './kinds-of-settings.mjs'
import { isLoopbackHost } from './loopback-address.mjs'
import { tileArchive } from './tile-archive.mjs'

/** @typedef {import('@retour/domain/vat/rules').ShippedEditionId} ShippedEditionId */

/** @type {readonly ShippedEditionId[]} */
export const editionIds = ['guide-2025-05', 'law-2026-11']

const postgresAddress = addressOf(['postgres:', 'postgresql:'], 'must be a postgres:// address')
const hostName = matching(/^[\w.:-]+$/, 'must be an address or a host name')
const port = wholeNumber(65_535)
const httpAddress = addressOf(['http:', 'https:'], 'must be http or https addresses, separated by commas')
const mailsADay = wholeNumber(1_000_000, 'mails', 1)
const anyText = matching(/^/, '')

/** Every setting of the environment, by the name of its variable (meaning and defaults: README, "Settings"). */
const readers = {
  NODE_ENV: oneOf(['development', 'test', 'production'], 'must be development, test or production'),
  ROLE: oneOf(['all', 'web', 'worker']),
  PORT: port,
  HOST: hostName,
  SITE_URL: origin,
  API_URL: origin,
  ALLOWED_ORIGINS: listOf(origin),
  DATA_DIR: anyText,
  MIN_FREE_MB: wholeNumber(999_999, 'megabytes'),
  DATABASE_URL: postgresAddress,
  REST_DATABASE_URL: postgresAddress,
  PREPARED_STATEMENTS: oneOf(['on', 'off'], 'must be on or off'),
  SMTP_URL: addressOf(['smtp:', 'smtps:'], 'must be an smtp:// or smtps:// address'),
  MAIL: oneOf(['discard'], 'must be discard, or not be given'),
  MAIL_FROM: matching(
    /^(?:[^<>\r\n]*<[^@\s<>,;]+@[^@\s<>,;]+>|[^@\s<>,;]+@[^@\s<>,;]+)$/,
    'must be "Name <address>" or an address',
  ),
  MAIL_GUIDES_A_DAY: mailsADay,
  MAIL_RIDES_A_DAY: mailsADay,
  OPERATOR_EMAIL: matching(/^[^@\s<>,;]+@[^@\s<>,;]+$/, 'must be one email address'),
  OPERATOR_NAME: anyText,
  OPERATOR_ADDRESS: anyText,
  OPERATOR_CONTACT_EMAIL: anyText,
  OPERATOR_PHONE: anyText,
  OPERATOR_REGISTER_NUMBER: anyText,
  OPERATOR_VAT_NUMBER: anyText,
  OPERATOR_PUBLICATION_DIRECTOR: anyText,
  OPERATOR_HOST: anyText,
  OPERATOR_MEDIATOR: anyText,
  PAYMENT_URL: addressOf(['https:'], 'must be an https address'),
  FX_URL: webAddress,
  MAP_STYLE_URL: webAddress,
  MAP_KEY: anyText,
  MAP_TILES: tileArchive,
  OVERPASS_URL: webAddress,
  AI_BASE_URL: webAddress,
  AI_MODEL: anyText,
  AI_API_KEY: anyText,
  RULES_EDITION: oneOf(editionIds),
  TRUSTED_PROXIES: listOf(network),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  METRICS_PORT: port,
  METRICS_HOST: hostName,
  STOP_NOTICE_SECONDS: wholeNumber(59),
  PUBLISHABLE_KEY: matching(
    /^sb_publishable_[\w-]{20,200}$/,
    'must be "sb_publishable_" and at least 20 letters or digits',
  ),
  SIGNING_KEYS: anyText,
  REDIRECT_URLS: listOf((text) => new URL(httpAddress(text)).href),
}

/** The names of all settings that the server reads. */
export const settingNames = Object.keys(readers)

/** @typedef {{ [Name in keyof typeof readers]?: ReturnType<(typeof readers)[Name]> }} Settings what was given, read */

/**
 * Reads what an environment sets. A variable that is set to nothing counts as not set. Each problem names its setting and
 * what it must be; values are never repeated, since some hold passwords.
 * @param {Record<string, string | undefined>} environment
 * @returns {{ settings: Settings, problems: string[] }}
 */
export function readSettings(environment) {
  /** @type {Record<string, unknown>} */
  const settings = {}
  /** @type {string[]} */
  const problems = []
  for (const [name, read] of Object.entries(readers)) {
    const text = environment[name]
    if (text === undefined || text.trim() === '') continue
    try {
      settings[name] = read(text)
    } catch (error) {
      problems.push(`the setting ${name} ${/** @type {Error} */ (error).message}`)
    }
  }
  return { settings, problems: problems.length > 0 ? problems : [...contradictions(settings)] }
}

/**
 * Settings that are right by themselves and not together.
 * @param {Settings} given
 * @returns {Generator<string, void, undefined>}
 */
function* contradictions(given) {
  const isProduction = given.NODE_ENV === 'production'
  if (given.MAP_STYLE_URL?.includes('{key}') && !given.MAP_KEY)
    yield 'the setting MAP_STYLE_URL holds {key}, so MAP_KEY must be given'
  if (given.MAP_TILES && given.MAP_STYLE_URL)
    yield 'the settings MAP_TILES and MAP_STYLE_URL say different things: give one of them'
  if (given.AI_BASE_URL && !given.AI_MODEL)
    yield 'the setting AI_BASE_URL is given, so AI_MODEL must be given too'
  if (given.REST_DATABASE_URL && !given.DATABASE_URL)
    yield 'the setting REST_DATABASE_URL is given, so DATABASE_URL must be given too'
  // One process has the embedded database: half of the work would be nobody's.
  if ((given.ROLE ?? 'all') !== 'all' && !given.DATABASE_URL)
    yield 'the setting ROLE divides the work between processes, so DATABASE_URL must be given'
  if (given.SMTP_URL && given.MAIL)
    yield 'the settings SMTP_URL and MAIL=discard say different things: give one of them'
  // Nobody would miss the mails, and whoever reads the files could take over every account.
  if (isProduction && given.ROLE !== 'web' && !given.SMTP_URL && !given.MAIL)
    yield 'the setting SMTP_URL must be given in production, or MAIL=discard, which throws all mail away'
  // Links in mails would lead the recipients to their own machine.
  if (isProduction && !given.SITE_URL && given.HOST && !isLoopbackHost(given.HOST))
    yield 'the setting SITE_URL must be given when the server is open to others in production'
}
