import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Sql } from './accounts.ts'
import { refuse } from './auth-error.ts'

/** A JSON object of an account: `user_metadata` or `app_metadata`. */
export type Metadata = Record<string, unknown>

/** A row of auth.users. */
export type AccountUser = {
  id: string
  email: string
  encrypted_password: string | null
  email_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  last_sign_in_at: Date | null
  banned_until: Date | null
  email_change: string | null
  email_change_sent_at: Date | null
  email_change_confirm_status: number
  raw_app_meta_data: Metadata
  raw_user_meta_data: Metadata
  created_at: Date
  updated_at: Date
}

/** Finds an account by its email address in lower case. `lock` locks the row until the transaction ends. */
export async function findUserByEmail(
  run: Sql,
  email: string,
  lock: 'lock' | 'free' = 'free',
): Promise<AccountUser | null> {
  const { rows } = await sql<AccountUser>`
    select * from auth.users where lower(email) = ${email} ${lock === 'lock' ? sql`for update` : sql``}`.execute(
    run,
  )
  return rows[0] ?? null
}

/** Finds an account by its id. `lock` locks the row until the transaction ends. */
export async function findUser(
  run: Sql,
  id: string,
  lock: 'lock' | 'free' = 'free',
): Promise<AccountUser | null> {
  const { rows } = await sql<AccountUser>`
    select * from auth.users where id = ${id}::uuid ${lock === 'lock' ? sql`for update` : sql``}`.execute(run)
  return rows[0] ?? null
}

/** Creates an account without password and profile. Returns null if the address has one already. */
export async function addUser(run: Sql, email: string, now: Date): Promise<AccountUser | null> {
  const at = now.toISOString()
  const { rows } = await sql<AccountUser>`
    insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (${randomUUID()}::uuid, ${email}, '{"provider": "email", "providers": ["email"]}', '{}',
      ${at}::timestamptz, ${at}::timestamptz)
    on conflict (lower(email)) do nothing
    returning *`.execute(run)
  return rows[0] ?? null
}

/** The columns of auth.users that account functions change. */
export type UserChanges = Partial<{
  email: string
  encrypted_password: string | null
  email_confirmed_at: Date
  confirmation_sent_at: Date
  recovery_sent_at: Date
  last_sign_in_at: Date
  email_change: string | null
  email_change_sent_at: Date | null
  email_change_confirm_status: number
  raw_user_meta_data: Metadata
}>

/** Updates columns of an account and its `updated_at`. Returns the new row. Throws 403 user_not_found. */
export async function changeUser(
  run: Sql,
  id: string,
  changes: UserChanges,
  now: Date,
): Promise<AccountUser> {
  const columns = Object.entries({ ...changes, updated_at: now }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${toSqlValue(value)}`,
  )
  const { rows } = await sql<AccountUser>`
    update auth.users set ${sql.join(columns)} where id = ${id}::uuid returning *`.execute(run)
  if (!rows[0]) throw refuse(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  return rows[0]
}

function toSqlValue(value: unknown) {
  if (value instanceof Date) return sql`${value.toISOString()}::timestamptz`
  if (typeof value === 'object' && value !== null) return sql`${JSON.stringify(value)}::jsonb`
  return sql`${value}`
}

/** Throws 400 user_banned if the account is banned at `now`. */
export function refuseBanned(user: AccountUser, now: Date): void {
  if (user.banned_until && user.banned_until > now) throw refuse(400, 'user_banned', 'User is banned')
}
