import { issueToken, voidTokens } from './account-tokens.ts'
import type { Accounts, Sql } from './accounts.ts'
import { refuse } from './auth-error.ts'
import type { CodeChallenge } from './code-challenge.ts'
import { takeMail } from './mail-limits.ts'
import { sendDailyNotice } from './send-notice.ts'
import { changeUser, findUserByEmail, type AccountUser } from './users.ts'

/** Values of auth.users.email_change_confirm_status: which of the two mails of an email change was confirmed. */
export const confirmStatus = { none: 0, current: 1, new: 2 } as const

/** Which of the two addresses of an email change may get a mail now. */
export type MayMail = { current: boolean; new: boolean }

/** Counts one mail for each of the two addresses of an email change, and returns which of them may be sent. */
export async function takeChangeMails(
  accounts: Accounts,
  current: string,
  newEmail: string | null,
): Promise<MayMail> {
  return {
    current: await takeMail(accounts, 'email_change', current),
    new: newEmail !== null && (await takeMail(accounts, 'email_change', newEmail)),
  }
}

/**
 * Starts a change of the email address, in the caller's transaction. It takes effect when the mails to the current and
 * the new address are both confirmed. Links of an earlier change become invalid. Returns the changed account. Throws
 * 429 if the current address may get no mail now.
 */
export async function askForNewEmail(
  tx: Sql,
  accounts: Accounts,
  request: {
    user: AccountUser
    newEmail: string
    redirectTo: string
    challenge: CodeChallenge | null
    mayMail: MayMail
  },
): Promise<AccountUser> {
  const now = accounts.now()
  if (!request.mayMail.current)
    throw refuse(
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 60 seconds.',
      { 'Retry-After': '60' },
    )
  const { id } = request.user
  await voidTokens(tx, id, { kind: 'email_change_current' })
  await voidTokens(tx, id, { kind: 'email_change_new' })
  const changes = {
    email_change: request.newEmail,
    email_change_sent_at: now,
    email_change_confirm_status: confirmStatus.none,
  }
  const user = await changeUser(tx, id, changes, now)
  await sendChangeMails(tx, accounts, { ...request, user })
  return user
}

/**
 * Sends the mails that are not confirmed yet. If the new address belongs to another account, its owner gets a notice
 * instead of a link. The caller's response does not depend on it.
 */
export async function sendChangeMails(
  tx: Sql,
  accounts: Accounts,
  request: { user: AccountUser; redirectTo: string; challenge: CodeChallenge | null; mayMail: MayMail },
): Promise<void> {
  const { user, mayMail } = request
  const newEmail = user.email_change
  if (!newEmail) return
  const link = { ...request, mailKind: 'change-email' as const, newEmail }
  if (mayMail.current && user.email_change_confirm_status !== confirmStatus.current)
    await issueToken(tx, accounts, { ...link, kind: 'email_change_current', email: user.email })
  if (!mayMail.new || user.email_change_confirm_status === confirmStatus.new) return
  const owner = await findUserByEmail(tx, newEmail)
  if (owner) await sendDailyNotice(tx, accounts, 'account-exists', owner)
  else await issueToken(tx, accounts, { ...link, kind: 'email_change_new', email: newEmail })
}
