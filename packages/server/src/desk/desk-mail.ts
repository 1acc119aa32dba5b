import type { DeskMail, DeskMails, MailDay, MailQueue, MailReason, MailVerb } from '@retour/domain/wire/mail'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { asStaff } from './as-staff.ts'
import { cursorOf, pageOf, readCursor, rowsAtOnce } from './page-cursor.ts'
import type { StaffMember } from './staff-member.ts'

type Instant = Date | string
type MailRow = Omit<DeskMail, 'createdAt' | 'sendAfter' | 'expiresAt'> & {
  createdAt: Instant
  sendAfter: Instant | null
  expiresAt: Instant
  cursor: string
}

const onItsWay = `m.state in ('waiting', 'queued', 'sending')`
const queues: Record<MailQueue, string> = {
  held: `m.state = 'held'`,
  failed: `${onItsWay} and m.last_error is not null`,
  over: `m.state in ('dead', 'expired')`,
  waiting: `${onItsWay} and m.last_error is null`,
}
const mayAct = ({ role }: StaffMember) => role === 'owner' || role === 'dispatcher'

/**
 * Returns a page of 50 mails of one queue after the cursor, newest first, with the size of each queue and the use of
 * today's limits. Throws 403 for a role that may not see mail, 400 for an invalid cursor.
 */
export async function listMail(
  { database }: { database: Database },
  member: StaffMember,
  { queue, after }: { queue: MailQueue; after: string | null },
): Promise<DeskMails> {
  if (member.role === 'editor') throw refuse(403, 'not_yours', 'Your role sees no mail')
  const before = readCursor(after)
  const behind: RawBuilder<unknown> = before
    ? sql`and (m.created_at, m.id) < (${before.at}::timestamptz, ${before.id}::uuid)`
    : sql``
  return asStaff(database, member.token, async (tx) => {
    const found = await sql<MailRow>`
      select m.id, m.kind, m.recipient, m.state, m.attempts, m.created_at as "createdAt", m.send_after as "sendAfter",
        m.expires_at as "expiresAt", m.held_because as "heldBecause", m.last_error as "lastError",
        ${cursorOf('m.created_at', 'm.id')} as cursor
      from app.outgoing_mail m where ${sql.raw(queues[queue])} ${behind}
      order by m.created_at desc, m.id desc limit ${rowsAtOnce + 1}`.execute(tx)
    const { rows: counted } = await sql<Record<MailQueue, number>>`
      select (select count(*)::int from app.outgoing_mail m where ${sql.raw(queues.held)}) as held,
        (select count(*)::int from app.outgoing_mail m where ${sql.raw(queues.failed)}) as failed,
        (select count(*)::int from app.outgoing_mail m where ${sql.raw(queues.over)}) as over,
        (select count(*)::int from app.outgoing_mail m where ${sql.raw(queues.waiting)}) as waiting`.execute(
      tx,
    )
    const { rows: today } = await sql<MailDay>`
      select kind, made, a_day as "aDay" from app.mail_today()`.execute(tx)
    const { page, next } = pageOf(found.rows)
    return { mails: page.map(mailOf), next, counts: counted[0]!, today, mayAct: mayAct(member) }
  })
}

/**
 * Sends a mail again or drops it, with an entry in the audit log. Throws 403 for a role that only reads, 404 for a mail
 * that the role may not see, 409 not_now for a mail that was sent or is being sent, 422 too_late for a mail with
 * expired links.
 */
export async function retryOrDropMail(
  { database }: { database: Database },
  member: StaffMember,
  { id, verb, reason, from }: { id: string; verb: MailVerb; reason: MailReason; from: string },
): Promise<void> {
  const { rows } = await asStaff(database, member.token, (tx) =>
    sql<{ outcome: string }>`
      select app.retry_or_drop_mail(${id}::uuid, ${verb}, ${reason}, ${from.slice(0, 64)}) as outcome`.execute(
      tx,
    ),
  )
  const outcome = rows[0]?.outcome
  if (outcome === 'done') return
  if (outcome === 'not-yours') throw refuse(403, 'not_yours', 'Your role sends and drops no mail')
  if (outcome === 'unknown') throw refuse(404, 'unknown_mail', 'This mail is not known')
  if (outcome === 'too-late') throw refuse(422, 'too_late', 'The links of this mail have run out')
  throw refuse(409, 'not_now', 'This mail has left, is leaving, or is over')
}

const refuse = (status: 403 | 404 | 409 | 422, code: string, message: string) =>
  new ApiError({ status, code, message })

const iso = (instant: Instant) => new Date(instant).toISOString()

function mailOf({ cursor: _, ...row }: MailRow): DeskMail {
  return {
    ...row,
    createdAt: iso(row.createdAt),
    sendAfter: row.sendAfter === null ? null : iso(row.sendAfter),
    expiresAt: iso(row.expiresAt),
  }
}
