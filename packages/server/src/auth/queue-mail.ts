import type { MailedRide } from '@retour/domain/content/booking-mail'
import { sql } from 'kysely'
import type { Sql } from './accounts.ts'
import type { AccountUser } from './users.ts'

/** Mails with a link and a code. */
export type LinkMailKind = 'confirm-sign-up' | 'reset-password' | 'sign-in-link' | 'change-email'
/** Mails without a link. */
export type NoticeMailKind = 'account-exists' | 'booking-not-sent' | 'password-changed'

/**
 * Adds a mail to the outbox, in the caller's transaction. The row contains no secret: link and code are derived from
 * its id when it is sent. A trigger decides when that is.
 */
export async function queueMail(
  tx: Sql,
  mail: {
    id: string
    kind: LinkMailKind | NoticeMailKind
    user: AccountUser
    /** The name in the greeting; the account's name if it is missing. */
    fullName?: unknown
    recipient: string
    /** The mail is not sent after this time. */
    expiresAt: Date
    redirectTo?: string
    newEmail?: string | undefined
    /** The ride that the link also sends, or that a notice is about. */
    booking?: MailedRide | null
    /** Why the ride was not sent. */
    reason?: 'expired' | 'gone'
    /** The mail is not sent before this time. */
    sendAfter?: Date | undefined
  },
): Promise<void> {
  const fullName = mail.fullName ?? mail.user.raw_user_meta_data.full_name
  const payload = {
    ...(typeof fullName === 'string' ? { fullName: fullName.slice(0, 200) } : {}),
    ...(mail.redirectTo ? { redirectTo: mail.redirectTo } : {}),
    ...(mail.newEmail ? { newEmail: mail.newEmail } : {}),
    ...(mail.booking ? { booking: mail.booking } : {}),
    ...(mail.reason ? { reason: mail.reason } : {}),
  }
  await sql`insert into app.outgoing_mail (id, kind, recipient, payload, user_id, expires_at, send_after)
    values (${mail.id}::uuid, ${mail.kind}, ${mail.recipient}, ${JSON.stringify(payload)}::jsonb,
      ${mail.user.id}::uuid, ${mail.expiresAt.toISOString()}::timestamptz,
      ${mail.sendAfter?.toISOString() ?? null}::timestamptz)`.execute(tx)
}
