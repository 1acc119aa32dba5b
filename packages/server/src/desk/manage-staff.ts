import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { readPersonAddress } from '#server/people/person-address'
import { writeAudit } from './audit.ts'
import { isStaffRole, staffRoles, type StaffRole } from './staff-roles.ts'

/** An error message for the operator. */
export class StaffError extends Error {
  override readonly name = 'StaffError'
}

/** A staff member as `staff list` prints it. */
export type StaffLine = { email: string; role: StaffRole; since: string; hasSecondFactor: boolean }
/** The result of a staff command. */
export type StaffAnswer =
  | { staff: StaffLine[] }
  | { added: string; role: StaffRole; before: StaffRole | null }
  | { removed: string }
  | { reset: string }

type Found = { id: string; role: StaffRole | null; isConfirmed: boolean }

/**
 * Runs a staff command of the operator. `words` is `list`, `add <address> <role>` (also changes the role), `remove
 * <address>` (ends access at once) or `reset <address>` (for somebody who lost the second factor and the recovery
 * codes; it is set up again at the next sign-in).
 *
 * Throws StaffError for an unknown command, role or member, and PersonAddressError for a malformed address.
 */
export async function manageStaff(database: Database, words: string, now: Date): Promise<StaffAnswer> {
  const [verb, address, role, ...more] = words.split(' ')
  if (verb === 'list' && address === undefined) return listStaff(database)
  if (verb === 'add' && address && role && more.length === 0) return addStaff(database, address, role, now)
  if ((verb === 'remove' || verb === 'reset') && address && role === undefined)
    return verb === 'remove' ? removeStaff(database, address, now) : resetFactor(database, address, now)
  throw new StaffError('say list, add <address> --role <role>, remove <address> or reset <address>')
}

async function listStaff({ own }: Database): Promise<StaffAnswer> {
  const { rows } = await sql<Omit<StaffLine, 'since'> & { since: Date | string }>`
    select u.email, s.role, s.added_at as since, s.second_factor_at is not null as "hasSecondFactor"
    from app.staff s join auth.users u on u.id = s.user_id order by s.added_at, u.email`.execute(own)
  return { staff: rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() })) }
}

async function find({ own }: Pick<Database, 'own'>, email: string): Promise<Found | null> {
  const { rows } = await sql<Found>`
    select u.id, s.role, u.email_confirmed_at is not null as "isConfirmed"
    from auth.users u left join app.staff s on s.user_id = u.id where lower(u.email) = ${email}`.execute(own)
  return rows[0] ?? null
}

async function addStaff(database: Database, typed: string, role: string, at: Date): Promise<StaffAnswer> {
  const email = readPersonAddress(typed)
  if (!isStaffRole(role))
    throw new StaffError(`there is no role ${role}; give one of ${staffRoles.join(', ')}`)
  const found = await find(database, email)
  if (!found?.isConfirmed)
    throw new StaffError(`${email} has no confirmed account: sign up on the site first, then run this again`)
  await database.own.transaction().execute(async (tx) => {
    await sql`insert into app.staff (user_id, role, added_at)
      values (${found.id}::uuid, ${role}, ${at.toISOString()}::timestamptz)
      on conflict (user_id) do update set role = excluded.role`.execute(tx)
    await writeAudit(tx, {
      ...byCommand(found.id, at),
      action: found.role ? 'staff.change' : 'staff.add',
      before: found.role ? { role: found.role } : null,
      after: { role },
    })
  })
  return { added: email, role, before: found.role }
}

async function findStaff(database: Database, typed: string): Promise<Found & { email: string }> {
  const email = readPersonAddress(typed)
  const found = await find(database, email)
  if (!found?.role) throw new StaffError(`${email} is not staff`)
  return { ...found, email }
}

async function removeStaff(database: Database, typed: string, at: Date): Promise<StaffAnswer> {
  const { id, email, role } = await findStaff(database, typed)
  await database.own.transaction().execute(async (tx) => {
    await sql`delete from app.staff where user_id = ${id}::uuid`.execute(tx)
    await writeAudit(tx, { ...byCommand(id, at), action: 'staff.remove', before: { role } })
  })
  return { removed: email }
}

async function resetFactor(database: Database, typed: string, at: Date): Promise<StaffAnswer> {
  const { id, email } = await findStaff(database, typed)
  await database.own.transaction().execute(async (tx) => {
    for (const table of ['app.staff_sessions', 'app.staff_recovery_codes', 'app.staff_factors'])
      await sql`delete from ${sql.table(table)} where user_id = ${id}::uuid`.execute(tx)
    await sql`update app.staff set second_factor_at = null where user_id = ${id}::uuid`.execute(tx)
    await writeAudit(tx, { ...byCommand(id, at), action: 'second-factor.reset' })
  })
  return { reset: email }
}

const byCommand = (subjectId: string, at: Date) =>
  ({ actorKind: 'operator', actorId: null, subjectId, from: 'command', at }) as const
