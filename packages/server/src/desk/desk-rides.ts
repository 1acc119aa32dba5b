import { digitsOfReference } from '@retour/domain/booking/booking-reference'
import { driverDetails } from '@retour/domain/rides/move-details'
import { movesOf } from '@retour/domain/rides/ride-moves'
import { openStates } from '@retour/domain/rides/urgency'
import type { DeskQueue, DeskRideAnswer } from '@retour/domain/wire/ride'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/database/database'
import type { Tables } from '#server/database/tables'
import { applyMove } from '#server/rides/apply-move'
import { withNames } from '#server/rides/ride-history'
import { refusedMove, unknownRide } from '#server/rides/ride-refusal'
import { deskRide, findMoves, findRide, rideColumns, rideOf, type RideRow } from '#server/rides/ride-row'
import { requireSendable } from './desk-drivers.ts'
import { asStaff } from './as-staff.ts'
import type { StaffMember } from './staff-member.ts'

/** What reading and moving rides needs. */
export type RideDependencies = { database: Database; now: () => Date }
/** Which rides to list. `open`: all states that need work. */
export type QueueFilter = { states: 'open' | string[]; city: string | null; search: string }

const ridesAtOnce = 200
/** A ride that nobody closed stays in the open list for this long after its pickup. */
const lingering = '12 hours'

/**
 * Returns at most 200 rides, the nearest pickup first. `search` matches the beginnings of words in name, address,
 * flight, pickup or destination, a part of the phone number, or a whole booking reference.
 */
export async function listRides(
  { database, now }: RideDependencies,
  { token }: StaffMember,
  filter: QueueFilter,
): Promise<DeskQueue> {
  const at = now()
  const isOpen = filter.states === 'open'
  const states = isOpen ? openStates : filter.states
  const since = isOpen
    ? sql`${at.toISOString()}::timestamptz - ${lingering}::interval`
    : sql`'-infinity'::timestamptz`
  const order = isOpen ? sql`b.pickup_date, b.id` : sql`b.pickup_date desc, b.id desc`
  const digits = digitsOfReference(filter.search)
  const found =
    digits === null
      ? sql`b.id in (select app.find_rides(${filter.search}, ${states}::text[], ${since}, ${filter.city}::text, ${!isOpen}, ${ridesAtOnce + 1}))`
      : sql`right(replace(coalesce(b.idempotency_key, b.id)::text, '-', ''), 10) = ${digits}
          and r.state = any(${states}::text[]) and b.pickup_date >= ${since} and (${filter.city}::text is null or b.city = ${filter.city})`
  const rows = await asStaff(database, token, async (tx) => {
    const answer =
      await sql<RideRow>`select ${rideColumns} from app.rides r join public.bookings b on b.id = r.booking_id
      where ${found} order by ${order} limit ${ridesAtOnce + 1}`.execute(tx)
    return answer.rows
  })
  return {
    at: at.toISOString(),
    rides: rows.slice(0, ridesAtOnce).map(deskRide),
    hasMore: rows.length > ridesAtOnce,
  }
}

/**
 * Returns a ride with its history and the moves that the member may make. Throws 404 unknown_ride if the member may not
 * see it.
 */
export async function readRide(
  { database, now }: RideDependencies,
  { token, role }: StaffMember,
  id: string,
): Promise<DeskRideAnswer> {
  const found = await asStaff(database, token, async (tx) => ({
    row: await findRide(tx, id),
    moves: await findMoves(tx, id),
  }))
  if (!found.row) throw unknownRide()
  const at = now().toISOString()
  const mover = role === 'owner' || role === 'dispatcher' ? role : null
  return {
    at,
    ride: deskRide(found.row),
    history: await withNames(database, found.moves),
    moves: mover ? movesOf(rideOf(found.row), mover, at) : [],
  }
}

/**
 * Applies a move to a ride and returns the ride. `version` is the one that the member saw. Throws 404, 403, 409 with
 * the earlier move, 422 with the fault.
 */
export async function moveDeskRide(
  dependencies: RideDependencies,
  member: StaffMember,
  request: { bookingId: string; version: number; move: string; details: unknown; from: string },
): Promise<DeskRideAnswer> {
  const { database, now } = dependencies
  const { role, token } = member
  if (role !== 'owner' && role !== 'dispatcher') {
    const { history } = await readRide(dependencies, member, request.bookingId)
    throw refusedMove({ refusal: 'not-yours' }, history)
  }
  const applied = await asStaff(database, token, async (tx) => {
    await checkDriver(tx, request)
    return applyMove(tx, { ...request, by: role, isStaff: true, at: now() })
  })
  const after = await readRide(dependencies, member, request.bookingId)
  if (applied !== 'done') throw refusedMove(applied, after.history)
  return after
}

/** For a driver of the list, checks that they can be assigned. The database checks it too. */
async function checkDriver(
  tx: Kysely<Tables>,
  { bookingId, move, details }: { bookingId: string; move: string; details: unknown },
): Promise<void> {
  const named = move === 'confirm' && driverDetails.safeParse(details)
  if (!named || !named.success || !named.data.id) return
  const row = await findRide(tx, bookingId)
  if (row) await requireSendable(tx, named.data.id, rideOf(row).pickupAt)
}
