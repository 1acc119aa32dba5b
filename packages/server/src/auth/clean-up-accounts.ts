import { sql } from 'kysely'
import type { Accounts } from './accounts.ts'

const everyMs = 10 * 60_000

/**
 * Returns a function that deletes expired rows, at most once in ten minutes. It is called with every request. Errors
 * are logged.
 */
export function createCleanup(accounts: Accounts): () => Promise<void> {
  let lastMs = 0
  return async () => {
    const now = accounts.now()
    if (Math.abs(now.getTime() - lastMs) < everyMs) return
    lastMs = now.getTime()
    const at = now.toISOString()
    const { own } = accounts.database
    try {
      await sql`delete from app.account_flows where expires_at < ${at}::timestamptz`.execute(own)
      // Locked rows are in use; the next run deletes them.
      await sql`delete from app.account_tokens where id in (
        select id from app.account_tokens where expires_at < ${at}::timestamptz for update skip locked
      )`.execute(own)
      await sql`delete from app.sign_in_marks where last_used < ${at}::timestamptz - interval '90 days'`.execute(
        own,
      )
      // Expired sessions stay for one more day, so that a late refresh is answered with session_expired.
      await sql`delete from auth.sessions where not_after < ${at}::timestamptz - interval '1 day'`.execute(
        own,
      )
    } catch (error) {
      accounts.log.warn({ err: error }, 'what has run out could not be removed')
    }
  }
}
