import { sql } from 'kysely'
import type { Accounts, Sql } from './accounts.ts'

/** `burst` at once; spent in full, the whole is there again after `refillMs`. */
export type Limit = { name: string; burst: number; refillMs: number }
export type Taken = { isGranted: true } | { isGranted: false; retryAfterSeconds: number }

const stepMs = (limit: Limit) => limit.refillMs / limit.burst
const keyOf = (accounts: Accounts, limit: Limit, who: string) => `${limit.name}:${accounts.markOf(who)}`

/**
 * Takes one of `who`'s allowance, shared by all servers on one database: a single atomic statement on one row,
 * which holds the time when the allowance is whole again. A refusal takes nothing. `run` is the transaction, inside one.
 */
export async function take(
  accounts: Accounts,
  limit: Limit,
  who: string,
  run: Sql = accounts.database.own,
): Promise<Taken> {
  const now = accounts.now()
  const key = keyOf(accounts, limit, who)
  const step = stepMs(limit)
  const first = new Date(now.getTime() + step).toISOString()
  const latest = new Date(now.getTime() + limit.refillMs).toISOString()
  const { rows } = await sql<{ isGranted: boolean; before: Date | null }>`
    with taken as (
      insert into app.rate_limits as l (key, whole_at) values (${key}, ${first}::timestamptz)
      on conflict (key) do update
        set whole_at = greatest(l.whole_at, ${now.toISOString()}::timestamptz) + ${step} * interval '1 ms'
        where greatest(l.whole_at, ${now.toISOString()}::timestamptz) + ${step} * interval '1 ms' <= ${latest}::timestamptz
      returning 1
    )
    select exists (select from taken) as "isGranted",
      (select whole_at from app.rate_limits where key = ${key}) as before`.execute(run)
  const row = rows[0]
  if (row?.isGranted) return { isGranted: true }
  const before = row?.before?.getTime() ?? now.getTime()
  const waitMs = before + step - limit.refillMs - now.getTime()
  return { isGranted: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
}

/** Would `take` be granted for all of these? Takes nothing; gives the wait of the first that would not be. */
export async function isOpen(accounts: Accounts, wanted: { limit: Limit; who: string }[]): Promise<Taken> {
  const now = accounts.now().getTime()
  const keys = wanted.map(({ limit, who }) => keyOf(accounts, limit, who))
  const { rows } = await sql<{ key: string; wholeAt: Date }>`
    select key, whole_at as "wholeAt" from app.rate_limits where key in (${sql.join(keys)})`.execute(
    accounts.database.own,
  )
  for (const { limit, who } of wanted) {
    const row = rows.find(({ key }) => key === keyOf(accounts, limit, who))
    const waitMs = (row?.wholeAt.getTime() ?? now) + stepMs(limit) - limit.refillMs - now
    if (waitMs > 0) return { isGranted: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
  }
  return { isGranted: true }
}
