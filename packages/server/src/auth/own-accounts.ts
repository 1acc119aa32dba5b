import { sql } from 'kysely'
import type { Accounts } from './accounts.ts'

/**
 * Returns a function that checks if this server manages the accounts. On a hosted Supabase project it does not, and the
 * tables of accounts are missing. The result is cached; an error is not.
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
