import { moveRide, type MoveRefusal } from '@retour/domain/rides/move-ride'
import type { Mover, Ride } from '@retour/domain/rides/ride'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables'
import { findRide, rideOf } from './ride-row.ts'

export type RideMoveRequest = {
  bookingId: string
  /** The version that the person saw: of two people who act on it, the first wins. */
  version: number
  move: string
  details: unknown
  by: Mover
  /** The database identifies a staff member by itself. */
  isStaff: boolean
  /** The driver's id, if a driver makes the move. */
  movedBy?: string
  /** The caller's network, or "link". */
  from: string
  at: Date
}

export type Applied = 'done' | 'unknown' | 'moved-meanwhile' | { refusal: MoveRefusal }

/** Applies one move in the caller's transaction, together with its mail, its history entry and its audit entry. */
export async function applyMove(run: Kysely<Tables>, request: RideMoveRequest): Promise<Applied> {
  const { bookingId, version, by, at } = request
  const row = await findRide(run, bookingId)
  if (!row) return 'unknown'
  if (row.version !== version) return 'moved-meanwhile'
  const moved = moveRide(rideOf(row), {
    move: request.move,
    by,
    details: request.details,
    at: at.toISOString(),
  })
  if (!moved.ok) return { refusal: moved.refusal }
  const author = request.isStaff ? sql`` : sql`, mover = ${by}, moved_by = ${request.movedBy ?? null}::uuid`
  const { rows } = await sql`update app.rides set ${columnsOf(moved.ride)}, version = ${moved.ride.version},
      move = ${moved.move}, moved_at = ${at.toISOString()}::timestamptz, moved_from = ${request.from.slice(0, 64)} ${author}
    where booking_id = ${bookingId}::uuid and version = ${version} returning booking_id`.execute(run)
  return rows.length === 1 ? 'done' : 'moved-meanwhile'
}

function columnsOf({ state, quote, driver, cancellation, asked }: Ride) {
  return sql`state = ${state},
    price_minor = ${quote?.priceMinor ?? null}, currency = ${quote?.currency ?? null},
    valid_until = ${quote?.validUntil ?? null}::timestamptz, quote_note = ${quote?.note ?? null},
    free_until = ${quote?.freeUntil ?? null}::timestamptz, late_fee_minor = ${quote?.lateFeeMinor ?? null},
    driver_id = ${driver?.id ?? null}::uuid, driver_name = ${driver?.name ?? null}, driver_car = ${driver?.car ?? null},
    driver_plate = ${driver?.plate ?? null}, driver_phone = ${driver?.phone ?? null},
    cancelled_for = ${cancellation?.by ?? null}, cancel_fee_minor = ${cancellation?.feeMinor ?? null},
    asked_pickup_at = ${asked?.pickupAt ?? null}::timestamptz`
}
