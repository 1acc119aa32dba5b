import { sql } from 'kysely'
import type { Database } from '#server/database/database'

export type DueAccount = { id: string; email: string }

/** A conversation counts as idle after five minutes, so its account is checked again until then. */
export const idleMinutes = 5

/**
 * Returns confirmed accounts that were never checked, whose rows changed since the last check, or whose last check is a
 * day old, because deadlines approach without a change. The longest unchecked first.
 */
export async function findDueAccounts(database: Database, at: Date, limit: number): Promise<DueAccount[]> {
  const { rows } = await sql<DueAccount>`
    select u.id, u.email
    from auth.users u left join app.suggestion_rounds r on r.user_id = u.id
    where u.email_confirmed_at is not null and (
      r.looked_at is null
      or r.looked_at <= ${at.toISOString()}::timestamptz - interval '1 day'
      or exists (select from public.user_preferences p where p.user_id = u.id and p.updated_at > r.looked_at)
      or exists (select from public.favorite_locations f where f.user_id = u.id and f.created_at > r.looked_at)
      or exists (select from public.leads l where l.email = lower(u.email) and l.created_at > r.looked_at)
      or exists (
        select from public.chat_conversations c
        where c.user_id = u.id and c.updated_at + ${idleMinutes} * interval '1 minute' > r.looked_at
          and c.updated_at + ${idleMinutes} * interval '1 minute' <= ${at.toISOString()}::timestamptz
      )
    )
    order by r.looked_at nulls first, u.id
    limit ${limit}`.execute(database.own)
  return rows
}

/** Stores that an account was checked at `at`. */
export async function markChecked(database: Database, { id }: DueAccount, at: Date): Promise<void> {
  await sql`
    insert into app.suggestion_rounds (user_id, looked_at)
    select ${id}::uuid, ${at.toISOString()}::timestamptz where exists (select from auth.users where id = ${id}::uuid)
    on conflict (user_id) do update set looked_at = excluded.looked_at`.execute(database.own)
}
