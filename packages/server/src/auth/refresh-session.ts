import { sql } from 'kysely'
import { record, type Accounts, type Sql } from './accounts.ts'
import { invalid, refuse } from './auth-error.ts'
import { readRefreshToken } from './refresh-token.ts'
import { sessionAnswer, type AccountSession, type SessionAnswer } from './sessions.ts'
import { findUser, refuseBanned } from './users.ts'

const reuseWindowMs = 10_000

const notFound = () =>
  refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

/**
 * Exchanges a refresh token for new tokens (docs/wire-protocol.md, Sessions). The previous token returns the current
 * one again, at any time, because the client may have lost the response. Older tokens do so for ten seconds after their
 * use. Later use means that a token was copied: the session ends.
 *
 * Throws 400 validation_failed, refresh_token_not_found, session_expired or refresh_token_already_used.
 */
export async function refreshSession(accounts: Accounts, token: unknown): Promise<SessionAnswer> {
  if (typeof token !== 'string') throw invalid('Refresh token is not valid')
  const read = readRefreshToken(accounts.keys, token)
  if (read === 'malformed') throw invalid('Refresh token is not valid')
  if (read === 'unknown') throw notFound()
  const now = accounts.now()
  const outcome = await accounts.database.own.transaction().execute(async (tx) => {
    const session = await lockSession(tx, read.sessionId)
    if (!session || read.counter > session.refresh_token_counter) return 'not found'
    // A token that would expire within a second is useless.
    if (session.ended_at || session.not_after.getTime() - now.getTime() < 1000) {
      await endSession(tx, session.id, now)
      return 'expired'
    }
    const user = await findUser(tx, session.user_id)
    if (!user) return 'not found'
    refuseBanned(user, now)
    const age = session.refresh_token_counter - read.counter
    if (age === 0) return { user, session: await rotate(tx, session, now) }
    if (age === 1 || isWithinWindow(session, age, now)) return { user, session }
    await sql`delete from auth.sessions where id = ${session.id}::uuid`.execute(tx)
    return { reusedBy: user.id }
  })
  if (outcome === 'not found') throw notFound()
  if (outcome === 'expired') throw refuse(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
  if ('reusedBy' in outcome) {
    record(accounts, 'refresh-token-reused', { userId: outcome.reusedBy })
    throw refuse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  return sessionAnswer(accounts, outcome)
}

/** Marks a session as ended, so that it stays ended if the clock is set back. */
async function endSession(tx: Sql, id: string, now: Date): Promise<void> {
  await sql`update auth.sessions set ended_at = ${now.toISOString()}::timestamptz
    where id = ${id}::uuid and ended_at is null`.execute(tx)
}

async function lockSession(tx: Sql, id: string): Promise<AccountSession | null> {
  const { rows } = await sql<AccountSession>`
    select * from auth.sessions where id = ${id}::uuid for update`.execute(tx)
  return rows[0] ?? null
}

async function rotate(tx: Sql, session: AccountSession, now: Date): Promise<AccountSession> {
  const recent = [now, ...session.recent_rotations.filter((time) => isRecent(time, now))]
  const { rows } = await sql<AccountSession>`
    update auth.sessions set refresh_token_counter = refresh_token_counter + 1,
      refreshed_at = ${now.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz,
      recent_rotations = array(
        select t::timestamptz from jsonb_array_elements_text(${JSON.stringify(recent.slice(0, 50))}::jsonb)
          with ordinality as e (t, n) order by n)
    where id = ${session.id}::uuid returning *`.execute(tx)
  return rows[0]!
}

const isRecent = (time: Date, now: Date) => now.getTime() - time.getTime() <= reuseWindowMs

/** Returns whether the token that is `age` exchanges old was exchanged within the last ten seconds. */
function isWithinWindow(session: AccountSession, age: number, now: Date): boolean {
  const usedAt = session.recent_rotations[age - 1]
  return usedAt !== undefined && isRecent(usedAt, now)
}
