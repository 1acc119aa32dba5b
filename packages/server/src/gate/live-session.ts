import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import type { SignedInClaims, VerifiedCaller } from './access-token.ts'

/** Is the session of a token that was believed still there? False as soon as somebody signed out, or after four hours. */
export async function demandLiveSession(
  database: Pick<Database, 'own'>,
  claims: SignedInClaims,
  now: Date,
): Promise<VerifiedCaller> {
  const { sub, session_id } = claims
  const { rows } = await sql`select 1 from auth.sessions
    where id = ${session_id}::uuid and user_id = ${sub}::uuid
      and coalesce(not_after, created_at + interval '4 hours') > ${now.toISOString()}::timestamptz`.execute(
    database.own,
  )
  if (rows.length > 0) return { ok: true, claims }
  return {
    ok: false,
    reason: 'session-gone',
    message: 'Session from session_id claim in JWT does not exist',
  }
}
