import { createHmac } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/database/database'
import type { Tables } from '#server/database/tables'
import type { AccountKeys } from '#server/keys/account-keys'
import type { FaultLog } from './fault-log.ts'

/** `burst` at once; an allowance that was spent in full is whole again after `refillMs`. */
export type Limit = { name: string; burst: number; refillMs: number }
export type Taken = { isGranted: true } | { isGranted: false; retryAfterSeconds: number }

export type Wanted = { limit: Limit; who: string }
type TakeOptions = { count?: number; run?: Kysely<Tables> }

export interface RateLimits {
  /**
   * Takes `count` (1) of `who`'s allowance, shared by all servers on one database: one atomic statement. A refusal takes
   * nothing; more than the burst is always refused. `run` is the transaction, inside one.
   */
  take(limit: Limit, who: string, options?: TakeOptions): Promise<Taken>
  /** The same for several allowances: all or none, in one statement. Returns the longest wait. */
  takeAll(wanted: Wanted[], options?: TakeOptions): Promise<Taken>
  /** Whether `take` would be granted for all of these. Takes nothing; returns the wait of the first that would be refused. */
  isOpen(wanted: Wanted[]): Promise<Taken>
  /** A short HMAC of a text: identifies an address in keys and logs without storing it. */
  markOf(text: string): string
}

type Dependencies = {
  database: Database
  keys: Pick<AccountKeys, 'secretFor'>
  log: Pick<FaultLog, 'warn'>
  now: () => Date
}

const cleanupEveryMs = 10 * 60_000
/** In whole microseconds, as the database counts: rounded up, a burst of them would not fit into its refill. */
const stepMs = (limit: Limit) => Math.floor((limit.refillMs * 1000) / limit.burst) / 1000
const secondsOf = (waitMs: number) => Math.max(1, Math.ceil(waitMs / 1000))

export function createRateLimits({ database, keys, log, now }: Dependencies): RateLimits {
  const markKey = keys.secretFor('marks of addresses')
  const markOf = (text: string) => createHmac('sha256', markKey).update(text).digest('base64url').slice(0, 22)
  const keyOf = (limit: Limit, who: string) => `${limit.name}:${markOf(who)}`
  const cleanUp = createCleanup({ database, log, now })

  const takeAll: RateLimits['takeAll'] = async (wanted, { count = 1, run = database.own } = {}) => {
    if (run === database.own) await cleanUp()
    // One lock order for all callers prevents deadlocks.
    const rows = wanted
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
    isOpen: async (wanted) => {
      const at = now().getTime()
      const keysOfAll = wanted.map(({ limit, who }) => keyOf(limit, who))
      const { rows } = await sql<{ key: string; wholeAt: Date }>`
        select key, whole_at as "wholeAt" from app.rate_limits where key in (${sql.join(keysOfAll)})`.execute(
        database.own,
      )
      for (const { limit, who } of wanted) {
        const row = rows.find(({ key }) => key === keyOf(limit, who))
        const waitMs = (row?.wholeAt.getTime() ?? at) + stepMs(limit) - limit.refillMs - at
        if (waitMs > 0) return { isGranted: false, retryAfterSeconds: secondsOf(waitMs) }
      }
      return { isGranted: true }
    },
  }
}

/** Removes expired rows, at most every ten minutes, during ordinary calls. Never throws. */
function createCleanup({ database, log, now }: Omit<Dependencies, 'keys'>): () => Promise<void> {
  let lastMs = 0
  return async () => {
    const at = now()
    if (Math.abs(at.getTime() - lastMs) < cleanupEveryMs) return
    lastMs = at.getTime()
    try {
      // Locked rows are skipped: `take` locks in the order of keys, a delete does not.
      await sql`delete from app.rate_limits where key in (
        select key from app.rate_limits where whole_at < ${at.toISOString()}::timestamptz for update skip locked
      )`.execute(database.own)
    } catch (error) {
      log.warn({ err: error }, 'limits that have run out could not be removed')
    }
  }
}
