import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '#server/config'
import type { Database } from '#server/database/database'
import type { Tables } from '#server/database/tables'
import type { AccountKeys } from '#server/keys/account-keys'
import type { RateLimits } from '#server/gate/rate-limits'
import type { CallerVerifier } from '#server/gate/verify-caller'
import type { Timer } from './equal-time.ts'

/** The server's own queries, inside or outside of a transaction. */
export type Sql = Kysely<Tables>

/** What every verb of accounts works with. */
export interface Accounts {
  siteUrl: string
  /** Where our own addresses are, when not the site's. */
  apiUrl: string
  /** Further addresses that a mailed link may lead to, exact. */
  redirectUrls: string[]
  database: Database
  keys: AccountKeys
  verifier: CallerVerifier
  log: Logger
  now: () => Date
  /** The clock for responses that must take equal time. */
  timer: Timer
  /** Called after mail was queued. */
  wakeMail: () => void
  limits: RateLimits
}

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

/** A line of the audit log of accounts: never an address, a password or a token. */
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
