import type { DeskMail, MailReason, MailQueue } from '@retour/domain/wire/mail'
import { refusalOf } from '#app/backend/call-api.ts'
import { m } from '#app/paraglide/messages.js'
import { shortTime } from '#app/platform/format-ride.ts'
import { failureReason } from '#app/ui/failure-reason.ts'

export const queueLabels: Record<MailQueue, (words: { count: number }) => string> = {
  held: m.desk_mails_held,
  failed: m.desk_mails_failed,
  over: m.desk_mails_over,
  waiting: m.desk_mails_waiting,
}

const kinds: Record<string, () => string> = {
  'refund-guide': m.desk_mail_kind_refund_guide,
  'booking-guest': m.desk_mail_kind_booking_guest,
  'booking-operator': m.desk_mail_kind_booking_operator,
  'ride-moved': m.desk_mail_kind_ride_moved,
  'rules-overdue': m.desk_mail_kind_rules_overdue,
}
export const kindName = (kind: string): string => kinds[kind]?.() ?? m.desk_mail_kind_other({ kind })

const reasons: Record<MailReason, () => string> = {
  'looked-at': m.desk_mail_reason_looked_at,
  'mailbox-mended': m.desk_mail_reason_mailbox_mended,
  'sender-mended': m.desk_mail_reason_sender_mended,
  'asked-for': m.desk_mail_reason_asked_for,
  'wrong-address': m.desk_mail_reason_wrong_address,
  'not-wanted': m.desk_mail_reason_not_wanted,
  abuse: m.desk_mail_reason_abuse,
  'told-otherwise': m.desk_mail_reason_told_otherwise,
}
export const reasonText = (reason: MailReason): string => reasons[reason]()

/** Returns a mail's state as sentences: since when, the number of attempts, and why it was not sent. */
export function standing(mail: DeskMail): string[] {
  const { createdAt, attempts, heldBecause, lastError, sendAfter, state, expiresAt } = mail
  const since = m.desk_mail_since({ time: shortTime(createdAt, null) })
  return [
    attempts > 0 ? `${since}, ${m.desk_mail_attempts({ count: attempts })}` : since,
    ...(heldBecause ? [m.desk_mail_held({ reason: heldBecause })] : []),
    ...(state === 'expired' ? [m.desk_mail_expired({ time: shortTime(expiresAt, null) })] : []),
    ...(sendAfter && state === 'waiting' ? [m.desk_mail_slowed({ time: shortTime(sendAfter, null) })] : []),
    ...(lastError ? [m.desk_mail_error({ reason: lastError })] : []),
  ]
}

/** Returns why a mail was neither sent again nor dropped. */
export function explainMailRefusal(error: unknown): string {
  const { code } = refusalOf(error)
  if (code === 'not_now' || code === 'unknown_mail') return m.desk_mail_not_now()
  if (code === 'too_late') return m.desk_mail_too_late()
  return m.desk_mail_act_failed({ reason: failureReason(error) })
}
