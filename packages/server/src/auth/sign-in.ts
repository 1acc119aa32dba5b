import { sql } from 'kysely'
import { record, type Accounts, type Sql } from './accounts.ts'
import { invalid, refuse } from './auth-error.ts'
import { isRightPassword } from './password-hash.ts'
import { canBePassword } from './password-rules.ts'
import { sessionAnswer, startSession, type SessionAnswer } from './sessions.ts'
import { guardGuessing } from './sign-in-limits.ts'
import { findKnown, storeMarks, marksOf, type Known, type Marks } from './sign-in-marks.ts'
import { findUser, findUserByEmail, refuseBanned, type AccountUser } from './users.ts'
import type { Visitor } from './visitor.ts'

type SignInRequest = {
  email: unknown
  password: unknown
  visitor: Visitor
  /** Throws 429 if the sender or the known browser makes too many requests. */
  admit: (marks: Marks, known: Known) => Promise<void>
}

/**
 * Signs in with a password and returns the session. An unknown address and a wrong password give the same response
 * after the same work. Only with the right password does the caller learn that the address is not confirmed.
 *
 * Throws 400 invalid_credentials, email_not_confirmed, user_banned or validation_failed, 429 after too many wrong
 * passwords.
 */
export async function signIn(accounts: Accounts, request: SignInRequest): Promise<SessionAnswer> {
  if (typeof request.email !== 'string' || request.email.trim() === '')
    throw invalid('missing email or phone')
  const { visitor } = request
  const email = request.email.trim().toLowerCase()
  const password = typeof request.password === 'string' ? request.password : ''
  const wrong = () => refuse(400, 'invalid_credentials', 'Invalid login credentials')
  const { own } = accounts.database
  const marks = marksOf(accounts, email, visitor)
  const canBeAddress = email.length <= 254
  const stranger = { device: false, sender: false }
  // Without a cookie the browser cannot be known, so the limit is checked before any lookup.
  if (!visitor.hasDevice) await request.admit(marks, stranger)
  const known = canBeAddress ? await findKnown(own, email, marks) : stranger
  if (visitor.hasDevice) await request.admit(marks, known)
  if (!canBeAddress || !canBePassword(password)) throw wrong()
  const user = await guardGuessing(accounts, { email, visitor, marks, known }, async () => {
    const found = await findUserByEmail(own, email)
    const hash = await findHash(own, found, marks)
    return (await isRightPassword(password, hash)) ? found : null
  })
  const refuseWrong = () => {
    record(accounts, 'sign-in-failed', { email })
    return wrong()
  }
  if (!user) throw refuseWrong()
  const now = accounts.now()
  refuseBanned(user, now)
  if (!user.email_confirmed_at) throw refuse(400, 'email_not_confirmed', 'Email not confirmed')
  const started = await own.transaction().execute(async (tx) => {
    // A change of the password ends all sessions, so it must end this sign-in too if it came after the check.
    const locked = await findUser(tx, user.id, 'lock')
    if (locked?.encrypted_password !== user.encrypted_password) return null
    await storeMarks(tx, user.id, marks, now)
    return startSession(tx, locked, 'password', now)
  })
  if (!started) throw refuseWrong()
  record(accounts, 'sign-in', { userId: user.id })
  return sessionAnswer(accounts, started)
}

/**
 * Returns the account's password hash. Before confirmation it is that of the sign-up of this browser, else of this
 * network, else of the newest. The query is the same for every address.
 */
async function findHash(run: Sql, user: AccountUser | null, marks: Marks): Promise<string | null> {
  const { rows } = await sql<{ password_hash: string | null }>`
    select password_hash from app.pending_sign_ups where user_id = ${user?.id ?? null}::uuid
    order by device_mark is not distinct from ${marks.device}::text desc,
      sender_mark is not distinct from ${marks.sender}::text desc, created_at desc
    limit 1`.execute(run)
  return (user?.email_confirmed_at ? user.encrypted_password : rows[0]?.password_hash) ?? null
}
