import { sql } from 'kysely'
import type { Accounts, Sql } from './accounts.ts'
import type { Visitor } from './visitor.ts'

/**
 * Keyed hashes of a browser and a network. They differ for each email address, so they cannot be linked across
 * accounts.
 */
export type Marks = { device: string; sender: string | null }
/** Whether the browser and the network signed in to the account before. */
export type Known = { device: boolean; sender: boolean }

const retainedOfEachKind = 10

/** Returns the hashes of a visitor for an email address. `sender` is null if the network is unknown. */
export function marksOf({ limits }: Pick<Accounts, 'limits'>, email: string, visitor: Visitor): Marks {
  const { sender, device } = visitor
  return {
    device: limits.markOf(`device ${email} ${device}`),
    sender: sender === 'unknown' ? null : limits.markOf(`sender ${email} ${sender}`),
  }
}

/**
 * Returns whether this browser and network signed in to the account of `email` before. The query is the same if there
 * is no account.
 */
export async function findKnown(run: Sql, email: string, marks: Marks): Promise<Known> {
  const { rows } = await sql<{ kind: string }>`
    select m.kind from app.sign_in_marks m join auth.users u on u.id = m.user_id
    where lower(u.email) = ${email}
      and ((m.kind = 'device' and m.mark = ${marks.device}) or (m.kind = 'sender' and m.mark = ${marks.sender}))`.execute(
    run,
  )
  const isKnown = (name: string) => rows.some(({ kind }) => kind === name)
  return { device: isKnown('device'), sender: isKnown('sender') }
}

/**
 * Stores the browser and network of a sign-in, in the transaction that starts the session. The last ten of each are
 * retained.
 */
export async function storeMarks(tx: Sql, userId: string, marks: Marks, now: Date): Promise<void> {
  const at = now.toISOString()
  await sql`insert into app.sign_in_marks (user_id, kind, mark, last_used)
    select ${userId}::uuid, kind, mark, ${at}::timestamptz
    from (values ('device', ${marks.device}::text), ('sender', ${marks.sender}::text)) as given (kind, mark)
    where mark is not null
    on conflict (user_id, kind, mark) do update set last_used = excluded.last_used`.execute(tx)
  await sql`delete from app.sign_in_marks m
    using (
      select kind, mark, row_number() over (partition by kind order by last_used desc, mark) as place
      from app.sign_in_marks where user_id = ${userId}::uuid
    ) as ranked
    where m.user_id = ${userId}::uuid and m.kind = ranked.kind and m.mark = ranked.mark
      and ranked.place > ${retainedOfEachKind}`.execute(tx)
}
