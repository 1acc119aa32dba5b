import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { uuidShape } from '#server/gate/uuid-shape'

/** The command is invalid or names an unknown mail. The message is meant for the operator. */
export class HeldMailError extends Error {
  override readonly name = 'HeldMailError'
}

export type HeldMail = { id: string; kind: string; since: string; why: string; recipient: string }
/** `tooOld`: ids of mails whose links have expired; they stay held until they are dropped or removed. */
export type HeldMailAnswer =
  | { held: HeldMail[]; total: number }
  | { released: number; tooOld: number }
  | { dropped: number }

const maxShown = 200

/**
 * Runs an operator's command for held mails. `words` is empty to list them, `release <id|all>` to send now, or `drop
 * <id|all>` to end them unsent. Throws HeldMailError for another command, and for an id without a held mail.
 */
export async function manageHeldMail(database: Database, words: string, now: Date): Promise<HeldMailAnswer> {
  if (words === '') return listHeld(database)
  const [verb, which = '', ...more] = words.split(' ')
  if (
    (verb !== 'release' && verb !== 'drop') ||
    more.length > 0 ||
    !(which === 'all' || uuidShape.test(which))
  )
    throw new HeldMailError('say --release or --drop, then the id of a held mail, or all')
  const total = await countHeld(database, which)
  if (total === 0)
    throw new HeldMailError(which === 'all' ? 'no mail is held' : `no held mail has the id ${which}`)
  if (verb === 'drop') return { dropped: await dropHeld(database, which) }
  const released = await releaseHeld(database, which, now)
  return { released, tooOld: total - released }
}

const ofWhich = (which: string) =>
  which === 'all' ? sql`state = 'held'` : sql`state = 'held' and id = ${which}::uuid`

async function listHeld(database: Database): Promise<HeldMailAnswer> {
  const { rows } = await sql<Omit<HeldMail, 'since'> & { since: Date | string }>`
    select id, kind, created_at as since, coalesce(held_because, 'unknown') as why,
      coalesce(left(recipient, 1) || '…@' || substring(recipient from '[^@]*$'), 'the operator') as recipient
    from app.outgoing_mail where state = 'held' order by created_at limit ${maxShown}`.execute(database.own)
  const held = rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }))
  return { held, total: held.length < maxShown ? held.length : await countHeld(database, 'all') }
}

async function countHeld(database: Database, which: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app.outgoing_mail where ${ofWhich(which)}`.execute(database.own)
  return rows[0]?.count ?? 0
}

/** Guides and ride mails are still useful a day later. A mail with a link is limited by the link's own expiry. */
async function releaseHeld(database: Database, which: string, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { numAffectedRows } = await sql`
    update app.outgoing_mail set state = 'waiting', send_after = null, held_because = null,
      expires_at = case when user_id is null then greatest(expires_at, ${at} + interval '1 day') else expires_at end
    where ${ofWhich(which)} and (user_id is null or expires_at > ${at})`.execute(database.own)
  return Number(numAffectedRows ?? 0)
}

async function dropHeld(database: Database, which: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update app.outgoing_mail set state = 'unwanted', last_error = 'dropped by the operator'
    where ${ofWhich(which)}`.execute(database.own)
  return Number(numAffectedRows ?? 0)
}
