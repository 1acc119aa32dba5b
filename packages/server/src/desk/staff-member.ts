import type { Context } from 'hono'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { bearerToken } from '#server/gate/bearer-token'
import { ApiError } from '#server/gate/api-error'
import type { CallerVerifier } from '#server/gate/verify-caller'
import type { StaffToken } from './as-staff.ts'
import type { StaffRole } from './staff-roles.ts'

/**
 * `missing`: not set up. `asked`: set up, but not proven in this session, or more than two hours ago. `proven`: access
 * to the desk.
 */
export type SecondFactor = 'missing' | 'asked' | 'proven'

/** The caller of the desk. */
export type StaffMember = {
  token: StaffToken
  role: StaffRole
  name: string
  email: string
  secondFactor: SecondFactor
  /** When access to the desk ends; null until the second factor is proven. */
  endsAt: Date | null
}

/** Reads the caller of the desk from a request. */
export type StaffReader = (c: Context) => Promise<StaffMember>

/** Returns 404 not_found, to be thrown. */
export const nothingHere = () =>
  new ApiError({ status: 404, code: 'not_found', message: 'There is nothing here' })

/**
 * Returns the function that reads the calling staff member from the access token. It throws 401 without a valid token
 * and session, and 404 for an account that is not staff, as for a path that does not exist.
 */
export function createStaffReader(dependencies: {
  database: Pick<Database, 'own'>
  verifier: Pick<CallerVerifier, 'verifyCaller'>
  now: () => Date
}): StaffReader {
  return async (c) => {
    const token = bearerToken(c.req.header('Authorization')) ?? ''
    const caller = await dependencies.verifier.verifyCaller(token)
    if (!caller.ok) throw new ApiError({ status: 401, code: 'no_authorization', message: 'Sign in first' })
    const { sub, session_id } = caller.claims
    const { rows } = await sql<{
      role: StaffRole
      name: string | null
      email: string
      isSetUp: boolean
      endsAt: Date | string | null
    }>`
      select s.role, u.raw_user_meta_data ->> 'full_name' as name, u.email, s.second_factor_at is not null as "isSetUp",
        (select x.ends_at from app.staff_sessions x
          where x.session_id = ${session_id}::uuid and x.user_id = s.user_id) as "endsAt"
      from app.staff s join auth.users u on u.id = s.user_id where s.user_id = ${sub}::uuid`.execute(
      dependencies.database.own,
    )
    const row = rows[0]
    if (!row) throw nothingHere()
    const { role, name, email, isSetUp } = row
    const endsAt = row.endsAt === null ? null : new Date(row.endsAt)
    const isProven = isSetUp && endsAt !== null && endsAt > dependencies.now()
    const secondFactor = isProven ? 'proven' : isSetUp ? 'asked' : 'missing'
    return {
      token: { sub, session_id },
      role,
      name: name ?? '',
      email,
      secondFactor,
      endsAt: isProven ? endsAt : null,
    }
  }
}
