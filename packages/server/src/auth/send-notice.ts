import { randomUUID } from 'node:crypto'
import type { Accounts, Sql } from './accounts.ts'
import { takeDailyMail } from './mail-limits.ts'
import { queueMail, type NoticeMailKind } from './queue-mail.ts'
import type { AccountUser } from './users.ts'

/** Queues a mail that only says something. It is still worth reading days later. */
export async function sendNotice(
  tx: Sql,
  accounts: Accounts,
  kind: NoticeMailKind,
  user: AccountUser,
): Promise<void> {
  const expiresAt = new Date(accounts.now().getTime() + 3 * 86_400_000)
  await queueMail(tx, { id: randomUUID(), kind, user, recipient: user.email, expiresAt })
}

/** The same for what others can cause: at most one a day. */
export async function sendDailyNotice(
  tx: Sql,
  accounts: Accounts,
  kind: NoticeMailKind,
  user: AccountUser,
): Promise<void> {
  if (await takeDailyMail(tx, accounts, kind, user.email)) await sendNotice(tx, accounts, kind, user)
}
