import { sql } from 'kysely'
import type { Database } from '#server/database/database'

export type OutgoingMail = {
  id: string
  kind: string
  /** null = the operator, whose address is a setting. */
  recipient: string | null
  payload: unknown
  messageId: string
  attempts: number
  expiresAt: Date
}

/**
 * Takes a mail for one attempt and counts it; null when it is finished, erased or not yet queued. The first
 * attempt gives the Message-ID, committed before anything is sent, so that every repeat carries the same.
 */
export async function takeMail(
  database: Database,
  id: string,
  messageHost: string,
): Promise<OutgoingMail | null> {
  const { rows } = await sql<Omit<OutgoingMail, 'expiresAt'> & { expiresAt: string | Date }>`
    update app.outgoing_mail
    set state = 'sending', attempts = attempts + 1,
        message_id = coalesce(message_id, '<' || id || '@' || ${messageHost}::text || '>')
    where id = ${id}::uuid and state in ('queued', 'sending')
    returning id, kind, recipient, payload, message_id as "messageId", attempts, expires_at as "expiresAt"
  `.execute(database.own)
  const row = rows[0]
  return row ? { ...row, expiresAt: new Date(row.expiresAt) } : null
}

export async function markSent(database: Database, id: string, sentAt: Date): Promise<void> {
  await sql`update app.outgoing_mail set state = 'sent', sent_at = ${sentAt.toISOString()}::timestamptz, last_error = null
    where id = ${id}::uuid`.execute(database.own)
}

/** The attempt failed; the job queue decides when the next one is. */
export async function markUnsent(database: Database, id: string, reason: string): Promise<void> {
  await sql`update app.outgoing_mail set state = 'queued', last_error = ${reason}
    where id = ${id}::uuid and state = 'sending'`.execute(database.own)
}

/**
 * No further attempt: `dead` was refused or ran out of attempts, `expired` is too old to be of use, `unwanted` is for
 * an operator who has set no address, or a recipient who chose not to get it, `discarded` met MAIL=discard.
 */
export async function markOver(
  database: Database,
  id: string,
  state: 'dead' | 'expired' | 'unwanted' | 'discarded',
): Promise<{ kind: string; attempts: number; lastError: string | null } | null> {
  const { rows } = await sql<{ kind: string; attempts: number; lastError: string | null }>`
    update app.outgoing_mail set state = ${state}
    where id = ${id}::uuid and state in ('queued', 'sending')
    returning kind, attempts, last_error as "lastError"`.execute(database.own)
  return rows[0] ?? null
}

/** Everything unfinished waits for the relay again: right only where no other process can be sending. */
export async function releaseAll(database: Database): Promise<void> {
  await sql`update app.outgoing_mail set state = 'waiting', queued_at = null
    where state in ('queued', 'sending')`.execute(database.own)
}

/**
 * The hourly round. Mail whose job is gone (a restored backup, a dropped job schema) waits for the relay again;
 * finished mail leaves after 30 days, and counts of days that are over. Gives how many were found lost and how many are
 * held.
 */
export async function maintainOutbox(database: Database, now: Date): Promise<{ lost: number; held: number }> {
  const at = now.toISOString()
  const lost = await sql<{ id: string }>`
    update app.outgoing_mail as mail set state = 'waiting', queued_at = null
    where mail.state in ('queued', 'sending') and mail.queued_at < ${at}::timestamptz - interval '1 hour'
      and not exists (
        select 1 from pgboss.job as job
        where job.name = 'send-mail' and job.id = mail.id and job.state in ('created', 'retry', 'active'))
    returning mail.id`.execute(database.own)
  await sql`delete from app.outgoing_mail where state in ('sent', 'expired', 'dead', 'unwanted', 'discarded')
    and created_at < ${at}::timestamptz - interval '30 days'`.execute(database.own)
  for (const counts of ['app.mail_tallies', 'app.mail_crossings'])
    await sql`delete from ${sql.table(counts)}
      where day < (${at}::timestamptz at time zone 'utc')::date - 7`.execute(database.own)
  const held = await sql<{ count: number }>`
    select count(*)::int as count from app.outgoing_mail where state = 'held'`.execute(database.own)
  return { lost: lost.rows.length, held: held.rows[0]?.count ?? 0 }
}
