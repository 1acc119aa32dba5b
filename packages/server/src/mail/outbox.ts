import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { repeatOnDeadlock } from '#server/database/repeat-on-deadlock'

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

/** Mails that are accepted within this time after the first are marked by one statement. */
const markWithinMs = 10

/**
 * Returns the function that starts an attempt for a mail and counts it. Mails that are taken at once are one statement.
 * It returns null if the mail is finished, erased or not queued yet. The first attempt commits the Message-ID before
 * anything is sent, so every repeat has the same one.
 */
export function createMailTaker(
  { own }: Pick<Database, 'own'>,
  messageHost: string,
): (id: string) => Promise<OutgoingMail | null> {
  const takeAll = async (ids: readonly string[]) => {
    const take = sql<Omit<OutgoingMail, 'expiresAt'> & { expiresAt: string | Date }>`
      update app.outgoing_mail
      set state = 'sending', attempts = attempts + 1,
          message_id = coalesce(message_id, '<' || id || '@' || ${messageHost}::text || '>')
      where id = any(${ids}::uuid[]) and state in ('queued', 'sending')
      returning id, kind, recipient, payload, message_id as "messageId", attempts, expires_at as "expiresAt"`
    const { rows } = await repeatOnDeadlock(() => take.execute(own))
    const taken = new Map(rows.map((row) => [row.id, { ...row, expiresAt: new Date(row.expiresAt) }]))
    return ids.map((id) => taken.get(id) ?? null)
  }
  const mails = new DataLoader(takeAll, { cache: false })
  return (id) => mails.load(id)
}

/**
 * Returns the function that stores when a mail server accepted a mail. It resolves after the commit, which mails that
 * are accepted together share.
 */
export function createSentMarker({
  own,
}: Pick<Database, 'own'>): (sent: { id: string; at: Date }) => Promise<void> {
  const markAll = async (sent: readonly { id: string; at: Date }[]) => {
    const mark = sql`update app.outgoing_mail as mail set state = 'sent', sent_at = sent.at, last_error = null
      from unnest(${sent.map(({ id }) => id)}::uuid[], ${sent.map(({ at }) => at.toISOString())}::timestamptz[])
        as sent (id, at)
      where mail.id = sent.id`
    // An erasure locks the mails of its person in another order. A mail that is not marked would be sent again.
    await repeatOnDeadlock(() => mark.execute(own))
    return sent.map(() => undefined)
  }
  const marks = new DataLoader(markAll, {
    cache: false,
    batchScheduleFn: (run) => setTimeout(run, markWithinMs),
  })
  return (sent) => marks.load(sent)
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

const rowsAtOnce = 500

/** Deletes finished mails of more than 30 days ago, at most `rowsAtOnce`, and returns how many. */
async function deleteSomeFinished({ own }: Database, at: string): Promise<number> {
  const { rows } = await sql`delete from app.outgoing_mail where ctid = any(array(
      select ctid from app.outgoing_mail where state in ('sent', 'expired', 'dead', 'unwanted', 'discarded')
        and created_at < ${at}::timestamptz - interval '30 days'
      limit ${rowsAtOnce} for update skip locked))
    returning 1`.execute(own)
  return rows.length
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
  while ((await deleteSomeFinished(database, at)) === rowsAtOnce);
  for (const counts of ['app.mail_tallies', 'app.mail_crossings'])
    await sql`delete from ${sql.table(counts)}
      where day < (${at}::timestamptz at time zone 'utc')::date - 7`.execute(database.own)
  const held = await sql<{ count: number }>`
    select count(*)::int as count from app.outgoing_mail where state = 'held'`.execute(database.own)
  return { lost: lost.rows.length, held: held.rows[0]?.count ?? 0 }
}
