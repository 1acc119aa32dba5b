import { sql } from 'kysely'
import { voidLinks, type AccountToken } from './account-tokens.ts'
import type { Accounts, Sql } from './accounts.ts'
import { attachToAccount, type BookingOutcome } from './pending-booking.ts'
import { listSignUps } from './pending-sign-ups.ts'
import { sendNotice } from './send-notice.ts'
import { endSessions } from './sessions.ts'
import { changeUser, type AccountUser } from './users.ts'

/**
 * The sign-up whose password and profile the account gets: that of the link (`own`), that with the given id, or none
 * (`nobody`), if the user chooses a new password next.
 */
export type Choice = 'own' | 'nobody' | { signUp: string }

/** A confirmed account, and what became of its pending booking; null if there was none. */
export type Confirmed = { user: AccountUser; booking: BookingOutcome | null }

/**
 * Confirms the email address of an account. The account gets the password and profile of one sign-up; all other
 * sign-ups, tokens, PKCE flows and sessions of it are deleted. A pending booking is sent, or a notice says why it was
 * not. Returns null if the chosen sign-up does not exist any more. The caller has locked `user`.
 */
export async function confirmAccount(
  tx: Sql,
  accounts: Accounts,
  user: AccountUser,
  { token, choice, now }: { token: AccountToken; choice: Choice; now: Date },
): Promise<Confirmed | null> {
  const all = await listSignUps(tx, user.id, now)
  // Only a sign-up's own mail chooses its password and pending booking.
  const signUpId = typeof choice === 'object' ? choice.signUp : choice === 'own' ? token.sign_up_id : null
  const signUp = all.find(({ id }) => id === signUpId) ?? null
  if (signUpId !== null && !signUp) return null
  const confirmed = await changeUser(
    tx,
    user.id,
    {
      email_confirmed_at: now,
      encrypted_password: signUp?.password_hash ?? null,
      raw_user_meta_data: { ...signUp?.metadata, email_verified: true },
    },
    now,
  )
  const { outcome, unsent } = await attachToAccount(tx, { user: confirmed, signUp, now })
  if (unsent)
    await sendNotice(tx, accounts, 'booking-not-sent', confirmed, {
      booking: unsent.ride,
      reason: unsent.reason,
    })
  await voidLinks(tx, user.id)
  await sql`delete from app.pending_sign_ups where user_id = ${user.id}::uuid`.execute(tx)
  await endSessions(tx, user.id, 'all')
  return { user: confirmed, booking: outcome }
}
