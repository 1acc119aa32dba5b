import { movesOf } from '@retour/domain/rides/ride-moves'
import type { DriverRide, DriverRides } from '@retour/domain/wire/ride'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { applyMove } from './apply-move.ts'
import type { DriverLink } from './driver-link.ts'
import { refusedMove, unknownRide } from './ride-refusal.ts'
import { deskRide, findMoves, findRide, rideColumns, rideOf, type RideRow } from './ride-row.ts'

type Dependencies = { database: Pick<Database, 'own'>; now: () => Date }

/** Returns 404 unknown_link, to be thrown. */
export const unknownLink = () =>
  new ApiError({ status: 404, code: 'unknown_link', message: 'This link opens no rides' })

async function readDriver(
  { database }: Dependencies,
  { driverId, linkVersion }: DriverLink,
): Promise<{ name: string }> {
  const { rows } = await sql<{ name: string }>`select name from app.drivers
    where id = ${driverId}::uuid and link_version = ${linkVersion}`.execute(database.own)
  if (!rows[0]) throw unknownLink()
  return rows[0]
}

/** Returns the driver's rides from 12 hours ago to 36 hours ahead. Throws 404 for a revoked link. */
export async function listDriverRides(dependencies: Dependencies, link: DriverLink): Promise<DriverRides> {
  const driver = await readDriver(dependencies, link)
  const at = dependencies.now().toISOString()
  const { rows } =
    await sql<RideRow>`select ${rideColumns} from app.rides r join public.bookings b on b.id = r.booking_id
    where r.driver_id = ${link.driverId}::uuid
      and (r.state in ('on-the-way', 'at-pickup', 'on-board') or r.state = 'confirmed'
        and b.pickup_date between ${at}::timestamptz - interval '12 hours' and ${at}::timestamptz + interval '36 hours')
    order by b.pickup_date, b.id limit 50`.execute(dependencies.database.own)
  return { at, driver, rides: rows.map((row) => driverRide(row, at)) }
}

function driverRide(row: RideRow, at: string): DriverRide {
  const { email: _email, driver: _driver, quote: _quote, cancellation: _gone, ...ride } = deskRide(row)
  const { createdAt: _created, movedAt: _moved, vehicle: _vehicle, ...shown } = ride
  return { ...shown, moves: movesOf(rideOf(row), 'driver', at) }
}

type Tap = { rideId: string; move: string; agoMs: number }

/** The maximum age of a tap, for a phone that was off overnight. */
const maxAgeMs = 48 * 3_600_000

/**
 * Applies the move that a driver tapped `agoMs` before, by the time elapsed on the phone, whatever its clock says. A
 * repeated tap is applied once. Throws 404 for a ride that is not (or no longer) the driver's, 422 `not_now` if the
 * ride's state does not allow the move.
 */
export async function makeDriverMove(
  dependencies: Dependencies,
  link: DriverLink,
  tap: Tap,
): Promise<DriverRides> {
  const { database, now } = dependencies
  await readDriver(dependencies, link)
  const at = new Date(now().getTime() - Math.min(tap.agoMs, maxAgeMs))
  const made = await database.own.transaction().execute(async (tx) => {
    await sql`select from app.rides where booking_id = ${tap.rideId}::uuid for update`.execute(tx)
    const row = await findRide(tx, tap.rideId)
    if (row?.driverId !== link.driverId) throw unknownRide()
    const isMade = (await findMoves(tx, tap.rideId)).some(
      ({ move, movedBy }) => move === tap.move && movedBy === link.driverId,
    )
    if (isMade) return 'done'
    return applyMove(tx, {
      bookingId: tap.rideId,
      version: row.version,
      move: tap.move,
      details: {},
      by: 'driver',
      isStaff: false,
      movedBy: link.driverId,
      from: 'link',
      at,
    })
  })
  if (made !== 'done') throw refusedMove(made, [])
  return listDriverRides(dependencies, link)
}
