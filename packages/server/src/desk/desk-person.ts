import type { PersonCopy, PersonErased, PersonPreview } from '@retour/domain/wire/people'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { erasePerson } from '#server/people/erase-person'
import { exportPerson } from '#server/people/export-person'
import { normalAddress, PersonAddressError } from '#server/people/person-address'
import { previewPerson } from '#server/people/preview-person'
import { writeAuditBy, type AuditEntry } from './audit.ts'
import type { StaffMember } from './staff-member.ts'

export type PersonDependencies = { database: Database; dataDir: string; now: () => Date }
type Asked = { email: string; from: string }

const refuse = (status: 403 | 409 | 422, code: string, message: string) =>
  new ApiError({ status, code, message })

/** What erasing the address would do. Owners alone: 403; 422 `no_address`. */
export async function previewPersonErasure(
  { database, dataDir }: PersonDependencies,
  member: StaffMember,
  email: string,
): Promise<PersonPreview> {
  requireOwner(member)
  return explained(previewPerson(database, dataDir, email))
}

/** Everything kept of the address, noted in the audit log before it is given. Owners alone: 403; 422 `no_address`. */
export async function copyPerson(
  { database, now }: PersonDependencies,
  member: StaffMember,
  { email, from }: Asked,
): Promise<PersonCopy> {
  requireOwner(member)
  const at = now()
  const copy = await explained(exportPerson(database, email, at))
  const accountId = copy.rows['auth.users']?.[0]?.id
  await writeAuditBy(database.executeSql, {
    ...authorOf(member, from, at),
    action: 'person.copy',
    subjectId: typeof accountId === 'string' ? accountId : null,
    after: Object.fromEntries(Object.entries(copy.rows).map(([table, rows]) => [table, rows.length])),
  })
  return copy
}

/**
 * Erases the address for good, with its line in the audit log, which counts rows and names nobody. Owners alone: 403; 422
 * `not_confirmed` unless the address was typed a second time, 422 `no_address`; 409 `is_staff` for who works at the desk.
 */
export async function eraseAtDesk(
  { database, dataDir, now }: PersonDependencies,
  member: StaffMember,
  { email, typed, from }: Asked & { typed: string },
): Promise<PersonErased> {
  requireOwner(member)
  const meant = normalAddress(email)
  if (meant === null || normalAddress(typed) !== meant)
    throw refuse(422, 'not_confirmed', 'Type the address a second time')
  return explained(
    erasePerson(database, dataDir, email, async (run, { rows, addressChanges, accountId }) => {
      if (rows['app.staff'])
        throw refuse(409, 'is_staff', 'This person works at the desk: take their role away first')
      const after = Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0))
      await writeAuditBy(run, {
        ...authorOf(member, from, now()),
        action: 'person.erase',
        subjectId: accountId,
        after: { ...after, ...(addressChanges > 0 && { addressChanges }) },
      })
    }),
  )
}

const authorOf = (
  { token }: StaffMember,
  from: string,
  at: Date,
): Pick<AuditEntry, 'actorKind' | 'actorId' | 'from' | 'at'> => ({
  actorKind: 'staff',
  actorId: token.sub,
  from,
  at,
})

function requireOwner({ role }: StaffMember): void {
  if (role !== 'owner') throw refuse(403, 'not_yours', 'Owners alone read and erase a whole person')
}

async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof PersonAddressError) throw refuse(422, 'no_address', 'This is no email address')
    throw error
  }
}
