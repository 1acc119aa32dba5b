import { issueToken } from './account-tokens.ts'
import type { Accounts, Sql } from './accounts.ts'
import type { CodeChallenge } from './code-challenge.ts'
import { takeMailTime } from './mail-limits.ts'
import { addSignUp, changeSignUp, listSignUps, removeSignUps } from './pending-sign-ups.ts'
import type { Marks } from './sign-in-marks.ts'
import { changeUser, type AccountUser, type Metadata } from './users.ts'
import { dropUnnamedBookings, tieWaitingBooking } from './waiting-booking.ts'

type NewSignUp = {
  user: AccountUser
  passwordHash: string | null
  metadata: Metadata
  challenge: CodeChallenge | null
  redirectTo: string
  waitingBooking?: string | null
  marks: Marks
}

/**
 * Keeps a sign-up of an unconfirmed address beside those that others made, with a mail of its own: at once, or in line
 * behind theirs, so that a stranger's is never the only one in the box. The same browser within a minute only
 * changes what it said. `request.user` is locked; gives the account as it is then.
 */
export async function keepSignUp(tx: Sql, accounts: Accounts, request: NewSignUp): Promise<AccountUser> {
  const { user, marks, waitingBooking } = request
  const now = accounts.now()
  const all = await listSignUps(tx, user.id, now)
  const mine = all.filter(({ device_mark }) => device_mark === marks.device)
  const standing = mine.find(({ has_link }) => has_link)
  const mailTime = await takeMailTime(tx, accounts, 'signup', { email: user.email, mayWait: !standing })
  if (standing && !mailTime) {
    await changeSignUp(tx, standing, request)
    return user
  }
  await removeSignUps(tx, mine)
  const others = all.filter((one) => !mine.includes(one))
  // A request for a car that this browser named before still waits.
  const held = mine.find(({ waiting_booking }) => waiting_booking)?.waiting_booking ?? null
  const signUp = await addSignUp(tx, others, { ...request, userId: user.id, waitingBooking: held, now })
  if (!mailTime) return user
  const tied = waitingBooking ? await tieWaitingBooking(tx, waitingBooking, { user, signUp, now }) : signUp
  if (held) await dropUnnamedBookings(tx, user.id)
  await issueToken(tx, accounts, {
    ...request,
    email: user.email,
    kind: 'signup',
    mailKind: 'confirm-sign-up',
    signUp: tied,
    ...(mailTime > now && { sendAfter: mailTime }),
  })
  return changeUser(tx, user.id, { confirmation_sent_at: now }, now)
}
