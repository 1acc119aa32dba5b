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

/** A checked sign-up request. */
export type SignUp = {
  email: string
  /** Null if the user requested a sign-in link. */
  password: string | null
  metadata: Metadata
  challenge: CodeChallenge | null
  redirectTo: string
  /** The chauffeur request that is sent when the account is confirmed. */
  booking?: PendingBooking | null
}

/** Parses the body of a sign-up. Throws the errors of docs/wire-protocol.md, Auth errors, in their order. */
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
 * Parses user metadata: an object of at most 4 kB. It never grants rights. A pending booking in it is removed, so that
 * it gets into no profile and no token. Throws 400 validation_failed.
 */
export function readMetadata(value: unknown): Metadata {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid('data must be an object')
  const { [pendingBookingKey]: _booking, ...metadata } = value as Metadata
  if (Buffer.byteLength(JSON.stringify(metadata)) > metadataBytes) throw invalid('data must be below 4 kB')
  return metadata
}

/**
 * Creates an account that must be confirmed by mail, and returns its User object without a session. If the address has
 * an account, the response is the same, with the same fields and work; the owner gets a notice. Throws 400
 * pending_booking_invalid.
 */
export async function signUp(accounts: Accounts, request: SignUp, visitor: Visitor) {
  const { email, metadata, password } = request
  const now = accounts.now()
  const marks = marksOf(accounts, email, visitor)
  const passwordHash = password === null ? null : await hashPassword(password, widestNetwork(visitor.sender))
  const user = await accounts.database.own.transaction().execute(async (tx) => {
    const known = await openAccount(tx, email, now)
    // Stored even if the account exists, because only the database can validate it.
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

/**
 * Returns the account of an address, locked. A new account has no password and no profile before it is confirmed.
 * Throws 503 if it disappears in the meantime.
 */
async function openAccount(tx: Sql, email: string, now: Date): Promise<AccountUser> {
  const added = await addUser(tx, email, now)
  const known = added ?? (await findUserByEmail(tx, email, 'lock'))
  if (!known) throw refuse(503, 'unexpected_failure', 'Please try again', { 'Retry-After': '1' })
  return known
}

/**
 * Returns the account as if it were new. For a confirmed account the id is derived from the address, so that equal
 * requests get equal ids.
 */
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
