import { issueToken } from './account-tokens.ts'
import type { Accounts, Sql } from './accounts.ts'
import type { CodeChallenge } from './code-challenge.ts'
import { takeMailTime } from './mail-limits.ts'
import { attachToSignUp, dropPendingBooking, namesSameRide } from './pending-booking.ts'
import { addSignUp, changeSignUp, listSignUps } from './pending-sign-ups.ts'
import type { Marks } from './sign-in-marks.ts'
import { changeUser, type AccountUser, type Metadata } from './users.ts'

type NewSignUp = {
  user: AccountUser
  passwordHash: string | null
  metadata: Metadata
  challenge: CodeChallenge | null
  redirectTo: string
  /** The id of the request for a car that came with it. */
  booking: string | null
  marks: Marks
}

/**
 * Stores a sign-up of an unconfirmed address beside those that others made, with a mail of its own: at once, or in line
 * behind theirs, so that a stranger's is never the only one in the box. The same browser within a minute only changes
 * what it said, unless it asks for another ride: that needs a mail that shows it. Where none may go, the ride that the last
 * one shows stays. `request.user` is locked; gives the account as it is then.
 */
export async function storeSignUp(tx: Sql, accounts: Accounts, request: NewSignUp): Promise<AccountUser> {
  const { user, marks, booking } = request
  const now = accounts.now()
  const all = await listSignUps(tx, user.id, now)
  const own = all.find(({ device_mark }) => device_mark === marks.device) ?? null
  const needsMail = !own?.has_link || (booking !== null && !(await namesSameRide(tx, own, booking)))
  const mailTime = await takeMailTime(tx, accounts, 'signup', { email: user.email, mayWait: needsMail })
  if (!mailTime && booking) await dropPendingBooking(tx, booking)
  if (!mailTime && own?.has_link) {
    await changeSignUp(tx, own, request)
    return user
  }
  const signUp = own
    ? await changeSignUp(tx, own, { ...request, renewedAt: now })
    : await addSignUp(tx, all, { ...request, userId: user.id, now })
  if (!mailTime) return user
  if (booking) await attachToSignUp(tx, booking, signUp)
  await issueToken(tx, accounts, {
    ...request,
    email: user.email,
    kind: 'signup',
    mailKind: 'confirm-sign-up',
    signUp,
    ...(mailTime > now && { sendAfter: mailTime }),
  })
  return changeUser(tx, user.id, { confirmation_sent_at: now }, now)
}
