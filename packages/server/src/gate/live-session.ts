import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import type { SignedInClaims, VerifiedCaller } from './access-token.ts'

/** Returns whether a session of an account exists and has not ended. */
export async function isLiveSession(
  own: Database['own'],
  { sessionId, userId }: { sessionId: string; userId: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isLive: boolean }>`
    select app.is_live_session(${sessionId}::uuid, ${userId}::uuid, ${now.toISOString()}::timestamptz) as "isLive"`.execute(
    own,
  )
  return rows[0]?.isLive === true
}

/** The message of an answer to somebody whose session has ended. */
export const sessionGone = 'Session from session_id claim in JWT does not exist'

/**
 * Checks that the session of verified claims still exists. Fails with `session-gone` after a sign-out, or four hours
 * after sign-in.
 */
export async function verifyLiveSession(
  { own }: Pick<Database, 'own'>,
  claims: SignedInClaims,
  now: Date,
): Promise<VerifiedCaller> {
  const isLive = await isLiveSession(own, { sessionId: claims.session_id, userId: claims.sub }, now)
  return isLive ? { ok: true, claims } : { ok: false, reason: 'session-gone', message: sessionGone }
}
