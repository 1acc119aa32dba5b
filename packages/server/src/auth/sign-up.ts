import { createHmac, randomBytes } from 'node:crypto'
import { issueToken } from './account-tokens.ts'
import { record, type Accounts } from './accounts.ts'
import { invalid, refuse } from './auth-error.ts'
import { readCodeChallenge, type CodeChallenge } from './code-challenge.ts'
import { readEmail } from './email-address.ts'
import { takeMail } from './mail-limits.ts'
import { hashPassword } from './password-hash.ts'
import { readNewPassword } from './password-rules.ts'
import { sendDailyNotice } from './send-notice.ts'
import { toUuid, userAnswer } from './user-answer.ts'
import { takeWaitingBooking, tieWaitingBooking } from './waiting-booking.ts'
import { addUser, changeUser, findUserByEmail, type AccountUser, type Metadata } from './users.ts'

const metadataBytes = 4000

export type SignUp = {
  email: string
  password: string
  metadata: Metadata
  challenge: CodeChallenge | null
  redirectTo: string
  /** The key of a request for a car that waits for this account. */
  waitingBooking?: string | null
}

/** Reads a sign-up's body; refuses what the wire protocol refuses, in its order. */
export function readSignUp(body: Record<string, unknown>, redirectTo: string): SignUp {
  if (body.phone) throw invalid('Signing up with a phone number is not possible')
  if (!body.email && !body.password)
    throw refuse(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  const password = readNewPassword(body.password)
  return {
    email: readEmail(body.email),
    password,
    ...takeWaitingBooking(readMetadata(body.data)),
    challenge: readCodeChallenge(body),
    redirectTo,
  }
}

/** What somebody says about themselves: an object of at most 4 kB, never asked for permissions. */
export function readMetadata(value: unknown): Metadata {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid('data must be an object')
  if (Buffer.byteLength(JSON.stringify(value)) > metadataBytes) throw invalid('data must be below 4 kB')
  return value as Metadata
}

/**
 * Makes an account that its mail has to confirm, and answers the User object without a session. Whether the
 * address had an account already shows in nothing: same fields, same values, same work; only in its mailbox.
 */
export async function signUp(accounts: Accounts, request: SignUp) {
  const { email, metadata } = request
  const now = accounts.now()
  const passwordHash = await hashPassword(request.password)
  const mayMail = await takeMail(accounts, 'signup', email)
  const user = await accounts.database.own.transaction().execute(async (tx) => {
    const added = await addUser(tx, { email, passwordHash, metadata, now })
    const known = added ?? (await findUserByEmail(tx, email))
    if (!known) throw refuse(503, 'unexpected_failure', 'Please try again', { 'Retry-After': '1' })
    if (known.email_confirmed_at) {
      if (mayMail) await sendDailyNotice(tx, accounts, 'account-exists', known)
      return known
    }
    if (!mayMail) return known
    if (request.waitingBooking) await tieWaitingBooking(tx, request.waitingBooking, known, now)
    await issueToken(tx, accounts, { ...request, user: known, kind: 'signup', mailKind: 'confirm-sign-up' })
    return changeUser(tx, known.id, { confirmation_sent_at: now }, now)
  })
  accounts.wakeMail()
  record(accounts, 'sign-up', {
    email,
    reason: user.email_confirmed_at ? 'account exists' : 'to be confirmed',
  })
  return userAnswer(asIfNew(accounts, user, metadata, now))
}

/** The answer of a new account, whatever stands behind the address; equal requests get equal ids. */
function asIfNew(accounts: Accounts, user: AccountUser, metadata: Metadata, now: Date): AccountUser {
  const shownId = user.email_confirmed_at ? decoyId(accounts, user.email) : user.id
  return {
    ...user,
    id: shownId,
    email_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    last_sign_in_at: null,
    email_change: null,
    email_change_sent_at: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: metadata,
    created_at: now,
    updated_at: now,
  }
}

function decoyId(accounts: Accounts, email: string): string {
  return toUuid(createHmac('sha256', accounts.keys.secretFor('ids of nobody')).update(email).digest())
}

/** A password that nobody knows, for an account that signs in by mail. */
export const unknownPassword = () => randomBytes(36).toString('base64url')
