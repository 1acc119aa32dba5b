import { sql, type Transaction } from 'kysely'
import type { Database } from '#server/database/database'
import type { Tables } from '#server/database/tables'

/** The claims of an access token that identify a staff member and the session. */
export type StaffToken = { sub: string; session_id: string }

const statementTimeoutMs = 8000

/**
 * Runs `work` in a transaction as the database role retour_staff. Row policies decide by the account's role and its
 * second factor (docs/decisions/0030). Inside, use only `tx`. It uses the server's own connection, because the login of
 * REST_DATABASE_URL, which serves everybody else, cannot become staff.
 */
export function asStaff<T>(
  database: Pick<Database, 'own'>,
  { sub, session_id }: StaffToken,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const claims = JSON.stringify({ role: 'authenticated', sub, session_id })
  return database.own.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', ${String(statementTimeoutMs)}, true),
      set_config('timezone', 'UTC', true), set_config('request.jwt.claims', ${claims}, true),
      set_config('role', 'retour_staff', true)`.execute(tx)
    return work(tx)
  })
}
