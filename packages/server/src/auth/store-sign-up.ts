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
  /** The id of its pending booking. */
  booking: string | null
  marks: Marks
}

/**
 * Stores a sign-up with an unconfirmed address, beside those of other browsers, and queues its mail. The mail may be
 * delayed behind theirs, so that a stranger's mail is never the only one in the mailbox.
 *
 * If the same browser repeats a sign-up within a minute, its data is replaced and no mail is sent, unless the ride
 * changed: a new ride needs a mail that describes it. If no mail may be sent, the ride of the last mail stays. The
 * caller has locked `request.user`. Returns the account with its changes.
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
