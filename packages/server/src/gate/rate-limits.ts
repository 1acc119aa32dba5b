import { createHmac } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/database/database'
import type { Tables } from '#server/database/tables'
import type { AccountKeys } from '#server/keys/account-keys'
import type { FaultLog } from './fault-log.ts'

/** A token bucket: `burst` at once, and full again after `refillMs` milliseconds. */
export type Limit = { name: string; burst: number; refillMs: number }
/** Whether a limit granted a call, else when to retry. */
export type Taken = { isGranted: true } | { isGranted: false; retryAfterSeconds: number }

/** A limit and the key that it is counted for, for example a sender or an account. */
export type Allowance = { limit: Limit; who: string }
type TakeOptions = { count?: number; run?: Kysely<Tables> }

/** Token buckets in the database, shared by all servers on it. */
export interface RateLimits {
  /**
   * Takes `count` tokens (default 1) of `who` in one atomic statement. If refused, it takes none; more than `burst` is
   * always refused. `run`: the transaction, if the caller has one.
   */
  take(limit: Limit, who: string, options?: TakeOptions): Promise<Taken>
  /** Takes from several limits in one statement, all or none. If refused, it returns the longest wait. */
  takeAll(allowances: Allowance[], options?: TakeOptions): Promise<Taken>
  /**
   * Returns whether `take` would be granted for all of these, without taking. If not, returns the wait of the first
   * that would be refused.
   */
  isOpen(allowances: Allowance[]): Promise<Taken>
  /** Returns a short HMAC of a text. Keys and logs contain it instead of an address. */
  markOf(text: string): string
}

type Dependencies = {
  database: Database
  keys: Pick<AccountKeys, 'secretFor'>
  log: Pick<FaultLog, 'warn'>
  now: () => Date
}

const cleanupEveryMs = 10 * 60_000
/**
 * Milliseconds for one token, in whole microseconds like the database. Rounded down, because rounded up a full burst
 * would not fit into its refill time.
 */
const stepMs = (limit: Limit) => Math.floor((limit.refillMs * 1000) / limit.burst) / 1000
const secondsOf = (waitMs: number) => Math.max(1, Math.ceil(waitMs / 1000))

/** Creates rate limits on a database. Keys are stored as HMACs. */
export function createRateLimits({ database, keys, log, now }: Dependencies): RateLimits {
  const markKey = keys.secretFor('marks of addresses')
  const markOf = (text: string) => createHmac('sha256', markKey).update(text).digest('base64url').slice(0, 22)
  const keyOf = (limit: Limit, who: string) => `${limit.name}:${markOf(who)}`
  const cleanUp = createCleanup({ database, log, now })

  const takeAll: RateLimits['takeAll'] = async (allowances, { count = 1, run = database.own } = {}) => {
    if (run === database.own) await cleanUp()
    // All callers lock in one order, so they cannot deadlock.
    const rows = allowances
      .map(({ limit, who }) => ({ key: keyOf(limit, who), limit }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    const list = <T>(pick: (row: (typeof rows)[number]) => T) => sql.val(rows.map(pick))
    // On its own, the count is not waited for on the disk: after a crash the last ones may be forgotten.
    const durability = run === database.own ? sql`set_config('synchronous_commit', 'off', true),` : sql``
    const { rows: answers } = await sql<{ waitMs: number }>`select ${durability} app.take_allowances(
        ${list(({ key }) => key)}::text[], ${list(({ limit }) => stepMs(limit) * count)}::float8[],
        ${list(({ limit }) => limit.refillMs)}::float8[], ${now().toISOString()}::timestamptz
      ) as "waitMs"`.execute(run)
    const { waitMs = 0 } = answers[0] ?? {}
    return waitMs > 0 ? { isGranted: false, retryAfterSeconds: secondsOf(waitMs) } : { isGranted: true }
  }

  return {
    markOf,
    take: (limit, who, options) => takeAll([{ limit, who }], options),
    takeAll,
    isOpen: async (allowances) => {
      const at = now().getTime()
      const keysOfAll = allowances.map(({ limit, who }) => keyOf(limit, who))
      const { rows } = await sql<{ key: string; wholeAt: Date }>`
        select key, whole_at as "wholeAt" from app.rate_limits where key in (${sql.join(keysOfAll)})`.execute(
        database.own,
      )
      for (const { limit, who } of allowances) {
        const row = rows.find(({ key }) => key === keyOf(limit, who))
        const waitMs = (row?.wholeAt.getTime() ?? at) + stepMs(limit) - limit.refillMs - at
        if (waitMs > 0) return { isGranted: false, retryAfterSeconds: secondsOf(waitMs) }
      }
      return { isGranted: true }
    },
  }
}

/**
 * Returns a function that deletes full buckets, at most once in ten minutes. It is called with every request. Errors
 * are logged.
 */
function createCleanup({ database, log, now }: Omit<Dependencies, 'keys'>): () => Promise<void> {
  let lastMs = 0
  return async () => {
    const at = now()
    if (Math.abs(at.getTime() - lastMs) < cleanupEveryMs) return
    lastMs = at.getTime()
    try {
      // Locked rows are skipped: a delete does not lock in the order of keys and could deadlock with `take`.
      await sql`delete from app.rate_limits where key in (
        select key from app.rate_limits where whole_at < ${at.toISOString()}::timestamptz for update skip locked
      )`.execute(database.own)
    } catch (error) {
      log.warn({ err: error }, 'limits that have run out could not be removed')
    }
  }
}
