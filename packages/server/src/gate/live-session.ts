import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import type { SignedInClaims, VerifiedCaller } from './access-token.ts'

/**
 * Checks that the session of verified claims still exists. Fails with `session-gone` after a sign-out, or four hours
 * after sign-in.
 */
export async function verifyLiveSession(
  database: Pick<Database, 'own'>,
  claims: SignedInClaims,
  now: Date,
): Promise<VerifiedCaller> {
  const { sub, session_id } = claims
  const { rows } = await sql<{ isLive: boolean }>`
    select app.is_live_session(${session_id}::uuid, ${sub}::uuid, ${now.toISOString()}::timestamptz) as "isLive"`.execute(
    database.own,
  )
  if (rows[0]?.isLive === true) return { ok: true, claims }
  return {
    ok: false,
    reason: 'session-gone',
    message: 'Session from session_id claim in JWT does not exist',
  }
}
