import { issueToken } from './account-tokens.ts'
import type { Accounts } from './accounts.ts'
import { invalid } from './auth-error.ts'
import { sendChangeMails, takeChangeMails } from './change-email.ts'
import { takeMail } from './mail-limits.ts'
import type { MailRequest } from './request-password-reset.ts'
import { changeUser, findUserByEmail } from './users.ts'

export const resendable = ['signup', 'email_change'] as const
export type Resendable = (typeof resendable)[number]

export function readResendable(type: unknown): Resendable {
  const found = resendable.find((one) => one === type)
  if (!found) throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  return found
}

/** Sends a confirmation again if one is pending, with a new link; the caller can't tell whether it was. */
export async function resendMail(accounts: Accounts, type: Resendable, request: MailRequest): Promise<void> {
  if (type === 'email_change') await resendChange(accounts, request)
  else await resendConfirmation(accounts, request)
  accounts.wakeMail()
}

async function resendConfirmation(accounts: Accounts, request: MailRequest): Promise<void> {
  const now = accounts.now()
  const mayMail = await takeMail(accounts, 'signup', request.email)
  await accounts.database.own.transaction().execute(async (tx) => {
    const user = await findUserByEmail(tx, request.email)
    if (!user || user.email_confirmed_at || !mayMail) return
    await issueToken(tx, accounts, { ...request, user, kind: 'signup', mailKind: 'confirm-sign-up' })
    await changeUser(tx, user.id, { confirmation_sent_at: now }, now)
  })
}

async function resendChange(accounts: Accounts, request: MailRequest): Promise<void> {
  const user = await findUserByEmail(accounts.database.own, request.email)
  const mayMail = await takeChangeMails(accounts, request.email, user?.email_change ?? null)
  if (!user?.email_change) return
  await accounts.database.own
    .transaction()
    .execute((tx) => sendChangeMails(tx, accounts, { ...request, user, mayMail }))
}
