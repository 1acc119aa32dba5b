import { createHmac } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/database/database'
import type { Tables } from '#server/database/tables'
import type { AccountKeys } from './account-keys.ts'
import type { FaultLog } from './fault-log.ts'

/** `burst` at once; spent in full, the whole is there again after `refillMs`. */
export type Limit = { name: string; burst: number; refillMs: number }
export type Taken = { isGranted: true } | { isGranted: false; retryAfterSeconds: number }

export interface RateLimits {
  /**
   * Takes `count` (1) of `who`'s allowance, shared by all servers on one database: a single atomic statement on one
   * row, which holds the time when the allowance is whole again. A refusal takes nothing; more than the burst is always
   * refused. `run` is the transaction, inside one.
   */
  take(limit: Limit, who: string, options?: { count?: number; run?: Kysely<Tables> }): Promise<Taken>
  /** Would `take` be granted for all of these? Takes nothing; gives the wait of the first that would not be. */
  isOpen(wanted: { limit: Limit; who: string }[]): Promise<Taken>
  /** A short keyed mark of a text: names an address in keys and logs without holding it. */
  markOf(text: string): string
}

type Parts = {
  database: Database
  keys: Pick<AccountKeys, 'secretFor'>
  log: Pick<FaultLog, 'warn'>
  now: () => Date
}

const tidyEveryMs = 10 * 60_000
const stepMs = (limit: Limit) => limit.refillMs / limit.burst
const secondsOf = (waitMs: number) => Math.max(1, Math.ceil(waitMs / 1000))

export function createRateLimits({ database, keys, log, now }: Parts): RateLimits {
  const markKey = keys.secretFor('marks of addresses')
  const markOf = (text: string) => createHmac('sha256', markKey).update(text).digest('base64url').slice(0, 22)
  const keyOf = (limit: Limit, who: string) => `${limit.name}:${markOf(who)}`
  const tidy = createTidying({ database, log, now })

  return {
    markOf,
    take: async (limit, who, { count = 1, run = database.own } = {}) => {
      if (run === database.own) await tidy()
      const at = now()
      const key = keyOf(limit, who)
      const step = stepMs(limit) * count
      const first = new Date(at.getTime() + step).toISOString()
      const latest = new Date(at.getTime() + limit.refillMs).toISOString()
      const { rows } = await sql<{ isGranted: boolean; before: Date | null }>`
        with taken as (
          insert into app.rate_limits as l (key, whole_at)
          select ${key}, ${first}::timestamptz where ${first}::timestamptz <= ${latest}::timestamptz
          on conflict (key) do update
            set whole_at = greatest(l.whole_at, ${at.toISOString()}::timestamptz) + ${step} * interval '1 ms'
            where greatest(l.whole_at, ${at.toISOString()}::timestamptz) + ${step} * interval '1 ms' <= ${latest}::timestamptz
          returning 1
        )
        select exists (select from taken) as "isGranted",
          (select whole_at from app.rate_limits where key = ${key}) as before`.execute(run)
      const row = rows[0]
      if (row?.isGranted) return { isGranted: true }
      const before = row?.before?.getTime() ?? at.getTime()
      return { isGranted: false, retryAfterSeconds: secondsOf(before + step - limit.refillMs - at.getTime()) }
    },
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

/** Removes rows that say nothing any more, at most every ten minutes and with the calls that come anyway. Never throws. */
function createTidying({ database, log, now }: Omit<Parts, 'keys'>): () => Promise<void> {
  let lastMs = 0
  return async () => {
    const at = now()
    if (Math.abs(at.getTime() - lastMs) < tidyEveryMs) return
    lastMs = at.getTime()
    try {
      await sql`delete from app.rate_limits where whole_at < ${at.toISOString()}::timestamptz`.execute(
        database.own,
      )
    } catch (error) {
      log.warn({ err: error }, 'limits that have run out could not be removed')
    }
  }
}
