import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/database'
import type { StaffRole } from '#server/desk/staff-roles'
import { makePerson, type Person } from './make-person.ts'

export type StaffClaims = Person & { session_id: string }

/**
 * Adds a staff member with a session; `isVerified`: the second factor is proven in it. Returns the claims of the token.
 */
export async function makeStaff(
  database: Database,
  role: StaffRole,
  { isVerified = true, fullName = 'Claire Example' } = {},
): Promise<StaffClaims> {
  const person = await makePerson(database, { fullName })
  const session = randomUUID()
  const run = (text: string, values: unknown[]) => database.executeSql(text, values)
  await run(
    `insert into auth.sessions (id, user_id, created_at, not_after) values ($1, $2, now(), now() + interval '4 hours')`,
    [session, person.sub],
  )
  await run('insert into app.staff (user_id, role, second_factor_at) values ($1, $2, $3)', [
    person.sub,
    role,
    isVerified ? new Date() : null,
  ])
  if (isVerified)
    await run(
      `insert into app.staff_sessions (session_id, user_id, verified_at, ends_at) values ($1, $2, now(), now() + interval '1 hour')`,
      [session, person.sub],
    )
  return { ...person, session_id: session }
}
