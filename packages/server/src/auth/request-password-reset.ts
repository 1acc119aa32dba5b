import { issueToken } from './account-tokens.ts'
import { record, type Accounts } from './accounts.ts'
import type { CodeChallenge } from './code-challenge.ts'
import { takeMail } from './mail-limits.ts'
import { changeUser, findUserByEmail } from './users.ts'

/** A request for a mail with a link. */
export type MailRequest = { email: string; redirectTo: string; challenge: CodeChallenge | null }

/** Mails a link to choose a new password if the address has an account. The caller must not reveal whether it has. */
export async function requestPasswordReset(accounts: Accounts, request: MailRequest): Promise<void> {
  const now = accounts.now()
  const mayMail = await takeMail(accounts, 'recovery', request.email)
  await accounts.database.own.transaction().execute(async (tx) => {
    const user = await findUserByEmail(tx, request.email)
    if (!user || !mayMail) return
    await issueToken(tx, accounts, { ...request, user, kind: 'recovery', mailKind: 'reset-password' })
    await changeUser(tx, user.id, { recovery_sent_at: now }, now)
  })
  accounts.wakeMail()
  record(accounts, 'password-reset-requested', { email: request.email })
}
