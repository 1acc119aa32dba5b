import { sql } from 'kysely'
import type { Database } from '#server/database/database'

export type OutgoingMail = {
  id: string
  kind: string
  /** null = the operator; the address comes from the settings. */
  recipient: string | null
  payload: unknown
  messageId: string
  attempts: number
  expiresAt: Date
}

/**
 * Starts an attempt for a mail and counts it. Returns null if the mail is finished, erased or not queued yet. The first
 * attempt commits the Message-ID before anything is sent, so every repeat has the same one.
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

/** Stores that a mail was accepted by the mail server. */
export async function markSent(database: Database, id: string, sentAt: Date): Promise<void> {
  await sql`update app.outgoing_mail set state = 'sent', sent_at = ${sentAt.toISOString()}::timestamptz, last_error = null
    where id = ${id}::uuid`.execute(database.own)
}

/** Stores the reason of a failed attempt. The job queue decides when to try again. */
export async function markUnsent(database: Database, id: string, reason: string): Promise<void> {
  await sql`update app.outgoing_mail set state = 'queued', last_error = ${reason}
    where id = ${id}::uuid and state = 'sending'`.execute(database.own)
}

/**
 * Ends a mail without another attempt. `dead`: refused, or out of attempts. `expired`: too old to be useful.
 * `unwanted`: the recipient unsubscribed, or the operator has no address. `discarded`: MAIL=discard.
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

/** Returns every unfinished mail to the relay. Only correct while no other process can be sending. */
export async function releaseAll(database: Database): Promise<void> {
  await sql`update app.outgoing_mail set state = 'waiting', queued_at = null
    where state in ('queued', 'sending')`.execute(database.own)
}

/**
 * The hourly maintenance. Returns mails without a job (after a restored backup or a dropped job schema) to the relay;
 * deletes finished mails after 30 days and the counts of past days. Returns the number of mails that had lost their job
 * and the number that are held.
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
