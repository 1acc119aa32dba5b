import type { MailedRide } from '@retour/domain/content/booking-mail'
import { randomUUID } from 'node:crypto'
import type { Accounts, Sql } from './accounts.ts'
import { takeDailyMail } from './mail-limits.ts'
import { queueMail, type NoticeMailKind } from './queue-mail.ts'
import type { AccountUser } from './users.ts'

/** The ride that a notice is about, and why it was not sent. */
type NoticeFacts = { booking?: MailedRide | null; reason?: 'expired' | 'gone' }

/** Queues a mail without a link. It may be sent up to three days later. */
export async function sendNotice(
  tx: Sql,
  accounts: Accounts,
  kind: NoticeMailKind,
  user: AccountUser,
  facts: NoticeFacts = {},
): Promise<void> {
  const expiresAt = new Date(accounts.now().getTime() + 3 * 86_400_000)
  await queueMail(tx, { id: randomUUID(), kind, user, recipient: user.email, expiresAt, ...facts })
}

/**
 * Like `sendNotice`, for notices that other people can cause: at most one a day, and one a day that describes a ride.
 */
export async function sendDailyNotice(
  tx: Sql,
  accounts: Accounts,
  kind: NoticeMailKind,
  user: AccountUser,
  facts: NoticeFacts = {},
): Promise<void> {
  const allowance = facts.booking ? `${kind} with a ride` : kind
  if (await takeDailyMail(tx, accounts, allowance, user.email))
    await sendNotice(tx, accounts, kind, user, facts)
}
