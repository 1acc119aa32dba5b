import { bookingReference } from '@retour/domain/booking/booking-reference'
import type { Ride } from '@retour/domain/rides/ride'
import type { DeskRide, RideHistoryLine } from '@retour/domain/wire/ride'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables'

type Sql = Kysely<Tables>
type Instant = Date | string

export type RideRow = Omit<
  DeskRide,
  'reference' | 'createdAt' | 'movedAt' | 'pickupAt' | 'quote' | 'driver' | 'cancellation' | 'asked'
> & {
  idempotencyKey: string | null
  createdAt: Instant
  movedAt: Instant
  pickupAt: Instant
  priceMinor: number | null
  validUntil: Instant | null
  note: string | null
  freeUntil: Instant | null
  lateFeeMinor: number | null
  driverId: string | null
  driverName: string | null
  driverCar: string | null
  driverPlate: string | null
  driverPhone: string | null
  cancelledFor: 'customer' | 'business' | null
  cancelFeeMinor: number | null
  askedPickupAt: Instant | null
}

/** The columns of rides `r` and their bookings `b`. */
export const rideColumns = sql.raw(`
  b.id, b.idempotency_key as "idempotencyKey", b.created_at as "createdAt", b.full_name as "fullName", b.email, b.phone,
  b.pickup_date as "pickupAt", b.city, b.country, b.pickup_location as "pickupLocation",
  b.dropoff_location as "dropoffLocation", b.vehicle_type as vehicle, b.passenger_count as "passengerCount",
  b.flight_number as "flightNumber", b.special_requests as "specialRequests",
  r.state, r.version, r.moved_at as "movedAt", r.price_minor as "priceMinor", r.valid_until as "validUntil",
  r.quote_note as note, r.free_until as "freeUntil", r.late_fee_minor as "lateFeeMinor",
  r.driver_id as "driverId", r.driver_name as "driverName", r.driver_car as "driverCar", r.driver_plate as "driverPlate", r.driver_phone as "driverPhone",
  r.cancelled_for as "cancelledFor", r.cancel_fee_minor as "cancelFeeMinor",
  r.asked_pickup_at as "askedPickupAt",
  (select count(*)::int from app.ride_moves m where m.booking_id = r.booking_id and m.move = 'ask-change') as "askedTimes"`)

const iso = (instant: Instant) => new Date(instant).toISOString()

/** Maps a row to the ride of the desk's API. */
export function deskRide(row: RideRow): DeskRide {
  const { id, idempotencyKey, fullName, email, phone, city, country, vehicle } = row
  return {
    id,
    reference: bookingReference({ id, idempotencyKey }),
    fullName,
    email,
    phone,
    createdAt: iso(row.createdAt),
    movedAt: iso(row.movedAt),
    city,
    country,
    pickupLocation: row.pickupLocation,
    dropoffLocation: row.dropoffLocation,
    vehicle,
    passengerCount: row.passengerCount,
    flightNumber: row.flightNumber,
    specialRequests: row.specialRequests,
    ...rideOf(row),
  }
}

/** Maps a row to the ride of the domain's rules. */
export function rideOf(row: RideRow): Ride {
  const { state, version } = row
  return {
    state,
    version,
    pickupAt: iso(row.pickupAt),
    quote:
      row.priceMinor === null
        ? null
        : {
            priceMinor: row.priceMinor,
            currency: 'EUR',
            validUntil: iso(row.validUntil!),
            note: row.note ?? '',
            freeUntil: iso(row.freeUntil!),
            lateFeeMinor: row.lateFeeMinor ?? 0,
          },
    driver:
      row.driverName === null
        ? null
        : {
            id: row.driverId,
            name: row.driverName,
            car: row.driverCar!,
            plate: row.driverPlate!,
            phone: row.driverPhone!,
          },
    cancellation:
      row.cancelledFor === null ? null : { by: row.cancelledFor, feeMinor: row.cancelFeeMinor ?? 0 },
    asked: row.askedPickupAt === null ? null : { pickupAt: iso(row.askedPickupAt) },
    askedTimes: row.askedTimes,
  }
}

/** Returns the ride of a booking; null if there is none or the caller may not see it. */
export async function findRide(run: Sql, bookingId: string): Promise<RideRow | null> {
  const { rows } =
    await sql<RideRow>`select ${rideColumns} from app.rides r join public.bookings b on b.id = r.booking_id
    where r.booking_id = ${bookingId}::uuid`.execute(run)
  return rows[0] ?? null
}

export type MoveLine = Omit<RideHistoryLine, 'name'> & { movedBy: string | null }

/** Returns every move of a ride that the caller may see, oldest first. */
export async function findMoves(run: Sql, bookingId: string): Promise<MoveLine[]> {
  const { rows } = await sql<Omit<MoveLine, 'at'> & { at: Instant }>`
    select version, move, state, mover, moved_by as "movedBy", at, details
    from app.ride_moves where booking_id = ${bookingId}::uuid order by version`.execute(run)
  return rows.map((row) => ({ ...row, at: iso(row.at) }))
}
