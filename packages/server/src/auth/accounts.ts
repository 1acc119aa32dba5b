import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '#server/config'
import type { Database } from '#server/database/database'
import type { Tables } from '#server/database/tables'
import type { AccountKeys } from '#server/keys/account-keys'
import type { RateLimits } from '#server/gate/rate-limits'
import type { CallerVerifier } from '#server/gate/verify-caller'
import type { Timer } from './equal-time.ts'

/** A Kysely connection with the server's own rights, in a transaction or not. */
export type Sql = Kysely<Tables>

/** The dependencies of all account functions. */
export interface Accounts {
  siteUrl: string
  /** The origin of the API; the site's own unless API_URL is set. */
  apiUrl: string
  /** Additional URLs that a mailed link may redirect to, compared exactly. */
  redirectUrls: string[]
  database: Database
  keys: AccountKeys
  verifier: CallerVerifier
  log: Logger
  now: () => Date
  /** The clock of `createEqualTime`. */
  timer: Timer
  /** Call this after the transaction that queued mail. */
  wakeMail: () => void
  limits: RateLimits
}

/** Picks the settings that account functions use from the server's configuration. */
export function createAccounts(dependencies: {
  config: Pick<Config, 'siteUrl' | 'apiUrl' | 'redirectUrls'>
  database: Database
  keys: AccountKeys
  limits: RateLimits
  verifier: CallerVerifier
  log: Logger
  now: () => Date
  timer: Timer
  wakeMail: () => void
}): Accounts {
  const { config, ...rest } = dependencies
  const { siteUrl, apiUrl, redirectUrls } = config
  return { ...rest, siteUrl, apiUrl, redirectUrls }
}

/**
 * Writes a line to the audit log of accounts. The email address is logged as a keyed hash. Pass no password or token.
 */
export function record(
  accounts: Accounts,
  event: string,
  about: { email?: string; userId?: string; reason?: string },
): void {
  const { email, ...rest } = about
  accounts.log.info(
    { audit: event, ...(email ? { account: accounts.limits.markOf(email) } : {}), ...rest },
    'account',
  )
}
