import type { RunSql } from '#server/database/database'
import { normalAddress } from './person-address.ts'

/** All columns with an email address: table, column, and an expression if it is not a column of its own. */
export const addressColumns: { table: string; column: string; expression?: string }[] = [
  { table: 'public.leads', column: 'email' },
  { table: 'public.bookings', column: 'email' },
  { table: 'public.profiles', column: 'email' },
  { table: 'app.pending_bookings', column: 'email' },
  { table: 'app.mail_opt_outs', column: 'email' },
  { table: 'app.reminder_subscriptions', column: 'email' },
  { table: 'app.consent_records', column: 'email' },
  { table: 'app.account_tokens', column: 'email' },
  { table: 'app.outgoing_mail', column: 'recipient' },
  { table: 'app.outgoing_mail', column: 'payload', expression: `payload ->> 'email'` },
  { table: 'app.outgoing_mail', column: 'payload', expression: `payload ->> 'newEmail'` },
  { table: 'auth.users', column: 'email' },
  { table: 'auth.users', column: 'email_change' },
]

/** Addresses of this form are already normalized. All others are compared one by one. */
const ordinary = String.raw`^[a-z0-9.!#$%&''*+/=?^_\`{|}~-]+@[a-z0-9.-]*[a-z0-9]$`

/**
 * Returns all spellings of an address (given in its normalized form) in the database. Forms and the API store it in
 * lower case, but with quotes, in Unicode or in punycode as people type it.
 */
export async function findSpellings(run: RunSql, normal: string): Promise<string[]> {
  const found = new Set([normal])
  for (const { table, column, expression = column } of await existingColumns(run)) {
    const { rows } = await run(
      `select distinct ${expression} as address from ${table}
        where ${expression} = $1 or ${expression} !~ '${ordinary}' or ${expression} like '%xn--%'`,
      [normal],
    )
    for (const { address } of rows) if (normalAddress(String(address)) === normal) found.add(String(address))
  }
  return [...found]
}

/** Returns the columns that exist. A hosted Supabase has some elsewhere. */
async function existingColumns(run: RunSql): Promise<typeof addressColumns> {
  const { rows } = await run(
    `select given.table || '.' || given.column as name
      from unnest($1::text[], $2::text[]) as given("table", "column")
      join pg_attribute a on a.attrelid = to_regclass(given.table) and a.attname = given.column and not a.attisdropped`,
    [addressColumns.map(({ table }) => table), addressColumns.map(({ column }) => column)],
  )
  const names = new Set(rows.map(({ name }) => name))
  return addressColumns.filter(({ table, column }) => names.has(`${table}.${column}`))
}
