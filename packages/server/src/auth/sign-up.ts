import { pendingBookingKey, type PendingBooking } from '@retour/domain/booking/booking-row'
import { createHmac } from 'node:crypto'
import { widestNetwork } from '#server/gate/sender-networks'
import { record, type Accounts, type Sql } from './accounts.ts'
import { invalid, refuse } from './auth-error.ts'
import { readCodeChallenge, type CodeChallenge } from './code-challenge.ts'
import { readEmail } from './email-address.ts'
import { storeSignUp } from './store-sign-up.ts'
import { takeMailTime } from './mail-limits.ts'
import { hashPassword } from './password-hash.ts'
import { readNewPassword } from './password-rules.ts'
import { sendDailyNotice } from './send-notice.ts'
import { marksOf } from './sign-in-marks.ts'
import { toUuid, userAnswer } from './user-answer.ts'
import { addUser, findUserByEmail, type AccountUser, type Metadata } from './users.ts'
import type { Visitor } from './visitor.ts'
import { addPendingBooking, dropPendingBooking, readPendingBooking, readRide } from './pending-booking.ts'

const metadataBytes = 4000

export type SignUp = {
  email: string
  /** None for who asks for a link to sign in with. */
  password: string | null
  metadata: Metadata
  challenge: CodeChallenge | null
  redirectTo: string
  /** A request for a car that waits for this account. */
  booking?: PendingBooking | null
}

/** Reads a sign-up's body; refuses in the order of the protocol (docs/wire-protocol.md, Auth errors). */
export function readSignUp(body: Record<string, unknown>, redirectTo: string): SignUp {
  if (body.phone) throw invalid('Signing up with a phone number is not possible')
  if (!body.email && !body.password)
    throw refuse(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  const password = readNewPassword(body.password)
  return {
    email: readEmail(body.email),
    password,
    metadata: readMetadata(body.data),
    booking: readPendingBooking(body.data),
    challenge: readCodeChallenge(body),
    redirectTo,
  }
}

/**
 * What somebody says about themselves: an object of at most 4 kB, never asked for permissions. A request for a car that came
 * with it is none of it, and gets into no profile and no token.
 */
export function readMetadata(value: unknown): Metadata {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid('data must be an object')
  const { [pendingBookingKey]: _booking, ...metadata } = value as Metadata
  if (Buffer.byteLength(JSON.stringify(metadata)) > metadataBytes) throw invalid('data must be below 4 kB')
  return metadata
}

/**
 * Makes an account that its mail has to confirm, and answers the User object without a session. Whether the
 * address had an account already shows in nothing: same fields, same values, same work; only in its mailbox.
 */
export async function signUp(accounts: Accounts, request: SignUp, visitor: Visitor) {
  const { email, metadata, password } = request
  const now = accounts.now()
  const marks = marksOf(accounts, email, visitor)
  const passwordHash = password === null ? null : await hashPassword(password, widestNetwork(visitor.sender))
  const user = await accounts.database.own.transaction().execute(async (tx) => {
    const known = await openAccount(tx, email, now)
    // Stored in either case, since only the database can tell whether it is one.
    const booking = request.booking
      ? await addPendingBooking(tx, request.booking, { user: known, now })
      : null
    if (!known.email_confirmed_at)
      return storeSignUp(tx, accounts, { ...request, user: known, passwordHash, marks, booking })
    const ride = booking ? await readRide(tx, booking, now) : null
    if (booking) await dropPendingBooking(tx, booking)
    const mailTime = await takeMailTime(tx, accounts, 'signup', { email, mayWait: true })
    if (mailTime) await sendDailyNotice(tx, accounts, 'account-exists', known, { booking: ride })
    return known
  })
  accounts.wakeMail()
  record(accounts, 'sign-up', {
    email,
    reason: user.email_confirmed_at ? 'account exists' : 'to be confirmed',
  })
  return userAnswer(asIfNew(accounts, user, metadata, now))
}

/** The account of an address, locked; a new one holds nothing of whoever signed up until its mail is answered. */
async function openAccount(tx: Sql, email: string, now: Date): Promise<AccountUser> {
  const added = await addUser(tx, email, now)
  const known = added ?? (await findUserByEmail(tx, email, 'lock'))
  if (!known) throw refuse(503, 'unexpected_failure', 'Please try again', { 'Retry-After': '1' })
  return known
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
