import { sql } from 'kysely'
import { voidTokens, type AccountToken } from './account-tokens.ts'
import type { Accounts, Sql } from './accounts.ts'
import { attachToAccount, type BookingOutcome } from './pending-booking.ts'
import { listSignUps } from './pending-sign-ups.ts'
import { sendNotice } from './send-notice.ts'
import { endSessions } from './sessions.ts'
import { changeUser, type AccountUser } from './users.ts'

/**
 * Whose password and words the account gets: those of the link's own sign-up, of the one with this id, or nobody's,
 * since a new password is chosen next.
 */
export type Choice = 'own' | 'nobody' | { signUp: string }

export type Confirmed = { user: AccountUser; booking: BookingOutcome | null }

/**
 * Makes the account that of who reads its mail: one sign-up counts, everything else that was begun with the address
 * ends. A chauffeur request that a mail promised is sent, or a mail says that it was not. Null when the chosen sign-up is
 * gone by now. `user` is locked.
 */
export async function confirmAccount(
  tx: Sql,
  accounts: Accounts,
  user: AccountUser,
  { token, choice, now }: { token: AccountToken; choice: Choice; now: Date },
): Promise<Confirmed | null> {
  const all = await listSignUps(tx, user.id, now)
  // Other mails than that of a sign-up say nothing of passwords or rides.
  const wanted = typeof choice === 'object' ? choice.signUp : choice === 'own' ? token.sign_up_id : null
  const signUp = all.find(({ id }) => id === wanted) ?? null
  if (wanted !== null && !signUp) return null
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
  await voidTokens(tx, user.id)
  await sql`delete from app.pending_sign_ups where user_id = ${user.id}::uuid`.execute(tx)
  await sql`delete from app.account_flows where user_id = ${user.id}::uuid`.execute(tx)
  await endSessions(tx, user.id, 'all')
  return { user: confirmed, booking: outcome }
}
