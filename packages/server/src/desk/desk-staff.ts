import type { DeskStaff, StaffEntry, StaffRole } from '@retour/domain/wire/staff'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { normalAddress } from '#server/people/person-address'
import { asStaff } from './as-staff.ts'
import type { StaffMember } from './staff-member.ts'

type Dependencies = { database: Database }

const refuse = (status: 403 | 404 | 409 | 422, code: string, message: string) =>
  new ApiError({ status, code, message })

const refusals: Record<string, () => ApiError> = {
  'not-yours': () => refuse(403, 'not_yours', 'Owners alone change who works here'),
  unknown: () => refuse(404, 'unknown_staff', 'This person is not staff'),
  oneself: () => refuse(409, 'oneself', 'Another owner changes this for you'),
  there: () => refuse(409, 'is_staff', 'This person is staff already'),
}

/** Returns all staff. Throws 403 unless the member is an owner or auditor. */
export async function listStaff({ database }: Dependencies, member: StaffMember): Promise<DeskStaff> {
  if (member.role !== 'owner' && member.role !== 'auditor')
    throw refuse(403, 'not_yours', 'Your role does not see who works here')
  const { rows } = await asStaff(database, member.token, (tx) =>
    sql<Omit<StaffEntry, 'addedAt'> & { addedAt: Date | string }>`select user_id as id, email, name, role,
      added_at as "addedAt", has_second_factor as "hasSecondFactor" from app.list_staff()`.execute(tx),
  )
  return {
    staff: rows.map((row) => ({ ...row, addedAt: new Date(row.addedAt).toISOString() })),
    mayChange: member.role === 'owner',
  }
}

/**
 * Makes a confirmed account a member of staff. Throws 403 unless the caller is an owner, 422 no_address, 422
 * no_account, 409 is_staff.
 */
export async function addStaff(
  { database }: Dependencies,
  member: StaffMember,
  { email, role, from }: { email: string; role: StaffRole; from: string },
): Promise<void> {
  const address = normalAddress(email)
  if (address === null) throw refuse(422, 'no_address', 'This is no email address')
  const { rows } = await asStaff(database, member.token, (tx) =>
    sql<{
      outcome: string
    }>`select app.add_staff(${address}, ${role}, ${from.slice(0, 64)}) as outcome`.execute(tx),
  )
  const outcome = rows[0]?.outcome ?? ''
  if (outcome === 'unknown') throw refuse(422, 'no_account', 'There is no confirmed account of this address')
  if (outcome !== 'done') throw refusals[outcome]!()
}

/** A change of a staff member. `reset`: the second factor must be set up again. */
export type StaffChange = { verb: 'change'; role: StaffRole } | { verb: 'remove' } | { verb: 'reset' }

/**
 * Changes the role of a member, removes the member (who loses access at once), or resets the second factor. Throws 403
 * unless the caller is an owner, 404 unknown_staff, 409 oneself for the caller's own role.
 */
export async function changeStaff(
  { database }: Dependencies,
  member: StaffMember,
  { id, change, from }: { id: string; change: StaffChange; from: string },
): Promise<void> {
  const role = change.verb === 'change' ? change.role : null
  const { rows } = await asStaff(database, member.token, (tx) =>
    sql<{
      outcome: string
    }>`select app.change_staff(${id}::uuid, ${change.verb}, ${role}, ${from.slice(0, 64)}) as outcome`.execute(
      tx,
    ),
  )
  const outcome = rows[0]?.outcome ?? ''
  if (outcome !== 'done') throw refusals[outcome]!()
}
