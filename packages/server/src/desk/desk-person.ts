import type { PersonCopy, PersonErased, PersonPreview } from '@retour/domain/wire/people'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { erasePerson } from '#server/people/erase-person'
import { exportPerson } from '#server/people/export-person'
import { normalAddress, PersonAddressError } from '#server/people/person-address'
import { previewPerson } from '#server/people/preview-person'
import { writeAuditBy, type AuditEntry } from './audit.ts'
import type { StaffMember } from './staff-member.ts'

/** What reading and erasing a person needs. `dataDir` also contains personal data. */
export type PersonDependencies = { database: Database; dataDir: string; now: () => Date }
type PersonRequest = { email: string; from: string }

const refuse = (status: 403 | 409 | 422, code: string, message: string) =>
  new ApiError({ status, code, message })

/** Returns what erasing an email address would delete. Throws 403 unless the member is an owner, 422 no_address. */
export async function previewPersonErasure(
  { database, dataDir }: PersonDependencies,
  member: StaffMember,
  email: string,
): Promise<PersonPreview> {
  requireOwner(member)
  return explained(previewPerson(database, dataDir, email))
}

/**
 * Returns all data of an email address, after an entry in the audit log. Throws 403 unless the member is an owner, 422
 * no_address.
 */
export async function copyPerson(
  { database, now }: PersonDependencies,
  member: StaffMember,
  { email, from }: PersonRequest,
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
 * Erases all data of an email address permanently, with an entry in the audit log that contains numbers of rows and no
 * names. Throws 403 unless the member is an owner, 422 no_address, 422 not_confirmed unless the address was typed
 * twice, 409 is_staff for a member of staff.
 */
export async function eraseAtDesk(
  { database, dataDir, now }: PersonDependencies,
  member: StaffMember,
  { email, typed, from }: PersonRequest & { typed: string },
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
