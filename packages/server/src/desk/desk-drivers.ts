import { barOf, type DriverRecord, type ListedDriver } from '@retour/domain/rides/drivers'
import type { DeskDrivers } from '@retour/domain/wire/ride'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/database/database'
import type { Tables } from '#server/database/tables'
import { ApiError } from '#server/gate/api-error'
import type { AccountKeys } from '#server/keys/account-keys'
import { driverToken } from '#server/rides/driver-link'
import { findDriven, findDriver, findDrivers } from '#server/rides/driver-row'
import { asStaff } from './as-staff.ts'
import type { StaffMember } from './staff-member.ts'

type Dependencies = { database: Database; keys: Pick<AccountKeys, 'secretFor'>; now: () => Date }
type Sql = Kysely<Tables>

const mayChange = ({ role }: StaffMember) => role === 'owner' || role === 'dispatcher'

function requireChanger(member: StaffMember): void {
  if (!mayChange(member))
    throw new ApiError({ status: 403, code: 'not_yours', message: 'Your role changes no drivers' })
}
/** Returns 404 unknown_driver, to be thrown. */
export const unknownDriver = () =>
  new ApiError({ status: 404, code: 'unknown_driver', message: 'This driver is not known' })

/** Returns all drivers with their rides from now on. */
export function listDrivers({ database, now }: Dependencies, member: StaffMember): Promise<DeskDrivers> {
  const at = now()
  return asStaff(database, member.token, async (tx) => ({
    at: at.toISOString(),
    drivers: await findDrivers(tx),
    driven: await findDriven(tx, at),
    mayChange: mayChange(member),
    mayErase: member.role === 'owner',
  }))
}

const columnsOf = (driver: DriverRecord): [name: string, value: unknown][] => [
  ['name', driver.name],
  ['partner', driver.partner],
  ['phone', driver.phone],
  ['car', driver.car],
  ['plate', driver.plate],
  ['vehicle', driver.vehicle],
  ['seats', driver.seats],
  ['languages', driver.languages],
  ['is_free', driver.isFree],
  ['licence_ends_on', driver.papers.licence],
  ['permit_ends_on', driver.papers.permit],
  ['insurance_ends_on', driver.papers.insurance],
]

/** Adds a driver and returns it as stored. Throws 403 for a role that may not. */
export async function addDriver(
  { database }: Dependencies,
  member: StaffMember,
  { driver, from }: { driver: DriverRecord; from: string },
): Promise<ListedDriver> {
  requireChanger(member)
  const columns = columnsOf(driver)
  return asStaff(database, member.token, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into app.drivers (${sql.join(columns.map(([name]) => sql.ref(name)))}, changed_from)
      values (${sql.join(columns.map(([, value]) => sql.val(value)))}, ${from.slice(0, 64)}) returning id`.execute(
      tx,
    )
    return (await findDriver(tx, rows[0]!.id))!
  })
}

/**
 * Changes a driver. `version` is the one that the member saw. Returns the stored driver. Throws 403 for a role that may
 * not, 404 unknown_driver, 409 changed_meanwhile for an older version.
 */
export async function changeDriver(
  { database }: Dependencies,
  member: StaffMember,
  { id, version, driver, from }: { id: string; version: number; driver: DriverRecord; from: string },
): Promise<ListedDriver> {
  requireChanger(member)
  const changes = columnsOf(driver).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  return asStaff(database, member.token, async (tx) => {
    const { rows } = await sql`update app.drivers set ${sql.join(changes)}, version = version + 1,
      changed_from = ${from.slice(0, 64)} where id = ${id}::uuid and version = ${version} returning id`.execute(
      tx,
    )
    const after = await findDriver(tx, id)
    if (!after) throw unknownDriver()
    if (rows.length === 0)
      throw new ApiError({
        status: 409,
        code: 'changed_meanwhile',
        message: 'Somebody changed this driver before. Nothing of this was done.',
      })
    return after
  })
}

/**
 * Returns the secret of a driver's link. `isNew` revokes all earlier links. Throws 403 for a role that may not, 404
 * unknown_driver.
 */
export async function driverLink(
  { database, keys }: Dependencies,
  member: StaffMember,
  { id, isNew, from }: { id: string; isNew: boolean; from: string },
): Promise<{ link: string }> {
  requireChanger(member)
  const { rows } = await asStaff(database, member.token, (tx) =>
    isNew
      ? sql<{
          linkVersion: number
        }>`update app.drivers set link_version = link_version + 1, version = version + 1,
          changed_from = ${from.slice(0, 64)} where id = ${id}::uuid returning link_version as "linkVersion"`.execute(
          tx,
        )
      : sql<{
          linkVersion: number
        }>`select link_version as "linkVersion" from app.drivers where id = ${id}::uuid`.execute(tx),
  )
  if (!rows[0]) throw unknownDriver()
  return { link: driverToken(keys, { driverId: id, linkVersion: rows[0].linkVersion }) }
}

/**
 * Throws if a driver cannot be assigned to a pickup: 404 unknown_driver, 422 driver_not_free, or 422 driver_paper if a
 * document expires before.
 */
export async function requireSendable(tx: Sql, driverId: string, pickupAt: string): Promise<void> {
  const driver = await findDriver(tx, driverId)
  if (!driver) throw unknownDriver()
  const bar = barOf(driver, pickupAt)
  if (bar)
    throw new ApiError({
      status: 422,
      code: bar.why === 'paper' ? 'driver_paper' : 'driver_not_free',
      message:
        bar.why === 'paper'
          ? `The ${bar.paper} of this driver ends before`
          : 'This driver takes no rides now',
    })
}
