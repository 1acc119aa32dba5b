import type { MailedRide } from '@retour/domain/content/booking-mail'
import { sql } from 'kysely'
import type { Sql } from './accounts.ts'
import type { AccountUser } from './users.ts'

/** Mails that carry a link and a code. */
export type LinkMailKind = 'confirm-sign-up' | 'reset-password' | 'sign-in-link' | 'change-email'
/** Mails that only say something. */
export type NoticeMailKind = 'account-exists' | 'booking-not-sent' | 'password-changed'

/**
 * Queues a mail in the transaction that causes it. Nothing in the row gives access: the link is made on sending. When it
 * leaves is decided by a trigger on the outbox.
 */
export async function queueMail(
  tx: Sql,
  mail: {
    id: string
    kind: LinkMailKind | NoticeMailKind
    user: AccountUser
    /** Whom the mail greets, instead of the account's name. */
    fullName?: unknown
    recipient: string
    /** Not sent after that. */
    expiresAt: Date
    redirectTo?: string
    newEmail?: string | undefined
    /** What using the link sends as well, or what a notice is about. */
    booking?: MailedRide | null
    /** Why that was not sent. */
    reason?: 'expired' | 'gone'
    /** It leaves no sooner. */
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
