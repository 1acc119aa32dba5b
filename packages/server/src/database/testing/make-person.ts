import { randomUUID } from 'node:crypto'
import type { CallerClaims, Database } from '#server/database/database'

export type Person = Extract<CallerClaims, { role: 'authenticated' }>

/** Adds an account as the code of accounts would, and returns the claims of its token. */
export const makePerson = async (
  database: Database,
  { isConfirmed = true, fullName = 'Ada Example' } = {},
): Promise<Person> => {
  const sub = randomUUID()
  const email = `${sub}@example.org`
  await database.executeSql(
    `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
      values ($1, $2, $3, '{}', $4)`,
    [sub, email, isConfirmed ? new Date() : null, JSON.stringify({ full_name: fullName })],
  )
  return { role: 'authenticated', sub, email }
}
