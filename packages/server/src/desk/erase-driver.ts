import type { DriverErasure } from '@retour/domain/wire/ride'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { overwriteErased } from '#server/people/overwrite-erased'
import { findDriver } from '#server/rides/driver-row'
import { asStaff } from './as-staff.ts'
import { unknownDriver } from './desk-drivers.ts'
import type { StaffMember } from './staff-member.ts'

type Dependencies = { database: Database }

const refuse = (status: 403 | 409 | 422, code: string, message: string) =>
  new ApiError({ status, code, message })
const notYours = () => refuse(403, 'not_yours', 'Owners alone erase a driver')
const onTheRoad = `'confirmed', 'on-the-way', 'at-pickup', 'on-board'`

/** Returns what erasing a driver would affect. Throws 403 unless the member is an owner, 404 unknown_driver. */
export async function previewDriverErasure(
  { database }: Dependencies,
  member: StaffMember,
  id: string,
): Promise<DriverErasure> {
  if (member.role !== 'owner') throw notYours()
  return asStaff(database, member.token, async (tx) => {
    const driver = await findDriver(tx, id)
    if (!driver) throw unknownDriver()
    const { rows } = await sql<Omit<DriverErasure, 'name'>>`
      select (select count(*)::int from app.rides r where r.driver_id = ${id}::uuid and r.state in (${sql.raw(onTheRoad)})) as "openRides",
        (select count(*)::int from app.rides r where r.driver_id = ${id}::uuid and r.state not in (${sql.raw(onTheRoad)})) as "pastRides",
        (select count(*)::int from app.audit_log a where a.subject_id = ${id}::uuid or a.actor_id = ${id}::uuid) as "auditLines"`.execute(
      tx,
    )
    return { name: driver.name, ...rows[0]! }
  })
}

/**
 * Erases a driver permanently, with an entry in the audit log. Also overwrites the row's remains in the database files.
 * Throws 403 unless the member is an owner, 404 unknown_driver, 422 not_confirmed unless the name was typed, 409
 * driver_drives if a ride waits for the driver or is under way.
 */
export async function eraseDriver(
  { database }: Dependencies,
  member: StaffMember,
  { id, typed, from }: { id: string; typed: string; from: string },
): Promise<void> {
  const { name } = await previewDriverErasure({ database }, member, id)
  const plain = (text: string) => text.normalize().replaceAll(/\s+/g, ' ').trim().toLowerCase()
  if (plain(typed) !== plain(name)) throw refuse(422, 'not_confirmed', 'Type the name of the driver')
  const { rows } = await asStaff(database, member.token, (tx) =>
    sql<{ outcome: string }>`select app.erase_driver(${id}::uuid, ${from.slice(0, 64)}) as outcome`.execute(
      tx,
    ),
  )
  const outcome = rows[0]?.outcome
  if (outcome === 'unknown') throw unknownDriver()
  if (outcome === 'drives')
    throw refuse(409, 'driver_drives', 'A ride waits for this driver: send another one first')
  if (outcome !== 'done') throw notYours()
  await overwriteErased(database, ['app.drivers'])
}
