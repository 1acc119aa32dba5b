import { sql } from 'kysely'
import type { Accounts } from './accounts.ts'

const everyMs = 10 * 60_000

/** Removes expired rows, at most every ten minutes, during ordinary calls. Never throws. */
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
      // Rows that are in use now are left for the next run.
      await sql`delete from app.account_tokens where id in (
        select id from app.account_tokens where expires_at < ${at}::timestamptz for update skip locked
      )`.execute(own)
      await sql`delete from app.sign_in_marks where last_used < ${at}::timestamptz - interval '90 days'`.execute(
        own,
      )
      // Kept a day longer, so that a late refresh gets the reason of its refusal.
      await sql`delete from auth.sessions where not_after < ${at}::timestamptz - interval '1 day'`.execute(
        own,
      )
    } catch (error) {
      accounts.log.warn({ err: error }, 'what has run out could not be removed')
    }
  }
}
