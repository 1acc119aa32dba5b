import { randomUUID } from 'node:crypto'
import { sessionTimes } from '@retour/domain/accounts/session-times'
import { sql } from 'kysely'
import { signAccessToken } from '#server/gate/access-token'
import { issuerOf } from '#server/gate/verify-caller'
import type { Accounts, Sql } from './accounts.ts'
import { makeRefreshToken } from './refresh-token.ts'
import { userAnswer } from './user-answer.ts'
import { changeUser, type AccountUser } from './users.ts'

const accessTokenSeconds = 3600

/** How a user signed in, as in the `amr` claim. */
export type SignInMethod = 'password' | 'otp' | 'recovery' | 'magiclink' | 'email/signup' | 'email_change'

/** A row of auth.sessions. */
export type AccountSession = {
  id: string
  user_id: string
  not_after: Date
  /** Set = the session is over, even if the clock is set back. */
  ended_at: Date | null
  refresh_token_counter: number
  recent_rotations: Date[]
  amr: { method: string; timestamp: number }[]
}

/**
 * Starts a session and updates the account's last sign-in, in the caller's transaction. It ends after four hours
 * (docs/product.md, Sessions and timers); a refresh does not extend it.
 */
export async function startSession(
  tx: Sql,
  user: AccountUser,
  method: SignInMethod,
  now: Date,
): Promise<{ user: AccountUser; session: AccountSession }> {
  const at = now.toISOString()
  const endsAt = new Date(now.getTime() + sessionTimes.endMs).toISOString()
  const amr = JSON.stringify([{ method, timestamp: Math.floor(now.getTime() / 1000) }])
  const { rows } = await sql<AccountSession>`
    insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at, not_after, amr)
    values (${randomUUID()}::uuid, ${user.id}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz,
      ${endsAt}::timestamptz, ${amr}::jsonb)
    returning *`.execute(tx)
  return { user: await changeUser(tx, user.id, { last_sign_in_at: now }, now), session: rows[0]! }
}

/** Ends sessions of an account by deleting them: all, one, or all but one. */
export async function endSessions(
  run: Sql,
  userId: string,
  which: 'all' | { only: string } | { allBut: string },
): Promise<void> {
  const narrowed =
    which === 'all'
      ? sql``
      : 'only' in which
        ? sql`and id = ${which.only}::uuid`
        : sql`and id <> ${which.allBut}::uuid`
  await sql`delete from auth.sessions where user_id = ${userId}::uuid ${narrowed}`.execute(run)
}

/**
 * Returns the Session object (docs/wire-protocol.md, User and Session): an access token that expires after an hour or
 * with the session, and the current refresh token. Times are in seconds.
 */
export async function sessionAnswer(
  accounts: Accounts,
  { user, session }: { user: AccountUser; session: AccountSession },
) {
  const issuedAt = Math.floor(accounts.now().getTime() / 1000)
  const expiresAt = Math.min(issuedAt + accessTokenSeconds, Math.floor(session.not_after.getTime() / 1000))
  const accessToken = await signAccessToken(accounts.keys, {
    iss: issuerOf(accounts.apiUrl),
    sub: user.id,
    aud: 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: 'authenticated',
    aal: 'aal1',
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  })
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: expiresAt - issuedAt,
    expires_at: expiresAt,
    refresh_token: makeRefreshToken(accounts.keys, session.id, session.refresh_token_counter),
    user: userAnswer(user),
  }
}

/** The Session object of the Auth API. */
export type SessionAnswer = Awaited<ReturnType<typeof sessionAnswer>>
