import { sql } from 'kysely'
import type { Accounts } from './accounts.ts'

/**
 * Are accounts this server's work? On a hosted Supabase they are that project's, and the tables for them are
 * not there. Asked once; a failing database is asked again.
 */
export function createOwnAccountsCheck(accounts: Accounts): () => Promise<boolean> {
  let known: boolean | undefined
  return async () => {
    if (known !== undefined) return known
    const { rows } = await sql<{ isOurs: boolean }>`
      select to_regclass('app.account_tokens') is not null as "isOurs"`.execute(accounts.database.own)
    known = rows[0]?.isOurs === true
    return known
  }
}
