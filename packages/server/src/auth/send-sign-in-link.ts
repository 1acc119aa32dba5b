import { issueToken } from './account-tokens.ts'
import { record, type Accounts } from './accounts.ts'
import { takeMail } from './mail-limits.ts'
import type { MailRequest } from './request-password-reset.ts'
import { signUp } from './sign-up.ts'
import { changeUser, findUserByEmail, type Metadata } from './users.ts'
import type { Visitor } from './visitor.ts'

/**
 * Mails a link and a code to sign in. For an address that is unknown or unconfirmed it signs up if `mayCreate`, else it
 * sends nothing. The response is the same in all cases.
 */
export async function sendSignInLink(
  accounts: Accounts,
  request: MailRequest & { mayCreate: boolean; metadata: Metadata },
  visitor: Visitor,
): Promise<void> {
  const { email, mayCreate } = request
  const user = await findUserByEmail(accounts.database.own, email)
  if (!user?.email_confirmed_at) {
    if (mayCreate) await signUp(accounts, { ...request, password: null }, visitor)
    return
  }
  const now = accounts.now()
  if (!(await takeMail(accounts, 'magiclink', email))) return
  await accounts.database.own.transaction().execute(async (tx) => {
    await issueToken(tx, accounts, { ...request, user, kind: 'magiclink', mailKind: 'sign-in-link' })
    await changeUser(tx, user.id, { recovery_sent_at: now }, now)
  })
  accounts.wakeMail()
  record(accounts, 'sign-in-link-requested', { email })
}
