import { record, type Accounts } from './accounts.ts'
import { invalid, refuse } from './auth-error.ts'
import { isRightPassword } from './password-hash.ts'
import { canBePassword } from './password-rules.ts'
import { sessionAnswer, startSession, type SessionAnswer } from './sessions.ts'
import { guardGuessing } from './sign-in-limits.ts'
import { findUserByEmail, refuseBanned } from './users.ts'

/**
 * Signs in with a password. Unknown address and wrong password are one answer, after the same work; that an
 * address is not confirmed is told only to who knows the password. 429 after ten wrong ones from one sender.
 */
export async function signIn(
  accounts: Accounts,
  request: { email: unknown; password: unknown; sender: string },
): Promise<SessionAnswer> {
  if (typeof request.email !== 'string' || request.email.trim() === '')
    throw invalid('missing email or phone')
  const email = request.email.trim().toLowerCase()
  const password = typeof request.password === 'string' ? request.password : ''
  const wrong = () => refuse(400, 'invalid_credentials', 'Invalid login credentials')
  if (email.length > 254 || !canBePassword(password)) throw wrong()
  const known = await guardGuessing(accounts, { email, sender: request.sender }, async () => {
    const found = await findUserByEmail(accounts.database.own, email)
    return (await isRightPassword(password, found?.encrypted_password ?? null)) ? found : null
  })
  if (!known) {
    record(accounts, 'sign-in-failed', { email })
    throw wrong()
  }
  const now = accounts.now()
  refuseBanned(known, now)
  if (!known.email_confirmed_at) throw refuse(400, 'email_not_confirmed', 'Email not confirmed')
  const started = await accounts.database.own
    .transaction()
    .execute((tx) => startSession(tx, known, 'password', now))
  record(accounts, 'sign-in', { userId: known.id })
  return sessionAnswer(accounts, started)
}
