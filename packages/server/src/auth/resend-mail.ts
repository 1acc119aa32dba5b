import { issueToken } from './account-tokens.ts'
import type { Accounts } from './accounts.ts'
import { invalid } from './auth-error.ts'
import { sendChangeMails, takeChangeMails } from './change-email.ts'
import { takeMail } from './mail-limits.ts'
import { listSignUps } from './pending-sign-ups.ts'
import type { MailRequest } from './request-password-reset.ts'
import { marksOf } from './sign-in-marks.ts'
import { changeUser, findUserByEmail } from './users.ts'
import type { Visitor } from './visitor.ts'

/** The types of mail that can be sent again. */
export const resendable = ['signup', 'email_change'] as const
export type Resendable = (typeof resendable)[number]

/** Parses the `type` of a resend request. Throws 400 validation_failed. */
export function readResendable(type: unknown): Resendable {
  const found = resendable.find((one) => one === type)
  if (!found) throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  return found
}

/**
 * Sends a pending confirmation again, with a new link. Does nothing if none is pending; the caller must not reveal
 * which.
 */
export async function resendMail(
  accounts: Accounts,
  type: Resendable,
  request: MailRequest,
  visitor: Visitor,
): Promise<void> {
  if (type === 'email_change') await resendChange(accounts, request)
  else await resendConfirmation(accounts, request, visitor)
  accounts.wakeMail()
}

/** Chooses the sign-up of this browser, else of this network, else the newest. */
async function resendConfirmation(accounts: Accounts, request: MailRequest, visitor: Visitor): Promise<void> {
  const now = accounts.now()
  const mayMail = await takeMail(accounts, 'signup', request.email)
  await accounts.database.own.transaction().execute(async (tx) => {
    const user = await findUserByEmail(tx, request.email, 'lock')
    if (!user || user.email_confirmed_at || !mayMail) return
    const { device, sender } = marksOf(accounts, request.email, visitor)
    const all = await listSignUps(tx, user.id, now)
    const signUp =
      all.find(({ device_mark }) => device_mark === device) ??
      all.find(({ sender_mark }) => sender_mark !== null && sender_mark === sender) ??
      all[0]
    if (!signUp) return
    await issueToken(tx, accounts, { ...request, user, kind: 'signup', mailKind: 'confirm-sign-up', signUp })
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
