import { sql } from 'kysely'
import { record, type Accounts, type Sql } from './accounts.ts'
import { invalid, refuse } from './auth-error.ts'
import { isRightPassword } from './password-hash.ts'
import { canBePassword } from './password-rules.ts'
import { sessionAnswer, startSession, type SessionAnswer } from './sessions.ts'
import { guardGuessing } from './sign-in-limits.ts'
import { findKnown, storeMarks, marksOf, type Known, type Marks } from './sign-in-marks.ts'
import { findUserByEmail, refuseBanned, type AccountUser } from './users.ts'
import type { Visitor } from './visitor.ts'

type SignInRequest = {
  email: unknown
  password: unknown
  visitor: Visitor
  /** Refuses a sender, or a browser that is known, which asks too often. */
  admit: (marks: Marks, known: Known) => Promise<void>
}

/**
 * Signs in with a password. Unknown address and wrong password are one answer, after the same work; that an
 * address is not confirmed is told only to who knows a password of it. 429 after too many wrong ones.
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
  // Who shows no browser's mark can't be known by it: refused before anything is looked up.
  if (!visitor.hasDevice) await request.admit(marks, stranger)
  const known = canBeAddress ? await findKnown(own, email, marks) : stranger
  if (visitor.hasDevice) await request.admit(marks, known)
  if (!canBeAddress || !canBePassword(password)) throw wrong()
  const user = await guardGuessing(accounts, { email, visitor, marks, known }, async () => {
    const found = await findUserByEmail(own, email)
    const hash = await findHash(own, found, marks)
    return (await isRightPassword(password, hash)) ? found : null
  })
  if (!user) {
    record(accounts, 'sign-in-failed', { email })
    throw wrong()
  }
  const now = accounts.now()
  refuseBanned(user, now)
  if (!user.email_confirmed_at) throw refuse(400, 'email_not_confirmed', 'Email not confirmed')
  const started = await own.transaction().execute(async (tx) => {
    await storeMarks(tx, user.id, marks, now)
    return startSession(tx, user, 'password', now)
  })
  record(accounts, 'sign-in', { userId: user.id })
  return sessionAnswer(accounts, started)
}

/**
 * The account's hash; before it is confirmed, that of the sign-up which this browser made, or this network, or the
 * newest. Asks the database alike for every address.
 */
async function findHash(run: Sql, user: AccountUser | null, marks: Marks): Promise<string | null> {
  const { rows } = await sql<{ password_hash: string | null }>`
    select password_hash from app.pending_sign_ups where user_id = ${user?.id ?? null}::uuid
    order by device_mark is not distinct from ${marks.device}::text desc,
      sender_mark is not distinct from ${marks.sender}::text desc, created_at desc
    limit 1`.execute(run)
  return (user?.email_confirmed_at ? user.encrypted_password : rows[0]?.password_hash) ?? null
}
