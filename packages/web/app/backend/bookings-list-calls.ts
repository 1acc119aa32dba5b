import type { Vehicle } from '@retour/domain/booking/vehicles'
import type { Country } from '@retour/domain/places/countries'
import { readRows } from './open-rest.ts'

/** A chauffeur request as it was stored. */
export type OwnBooking = {
  id: string
  createdAt: string
  /** An instant, ISO 8601. */
  pickupAt: string
  pickupLocation: string
  dropoffLocation: string
  vehicle: Vehicle
  passengerCount: number
  flightNumber: string | null
  specialRequests: string | null
  country: Country | null
  idempotencyKey: string | null
}

const columns =
  'id,created_at,pickup_date,pickup_location,dropoff_location,vehicle_type,passenger_count,flight_number,special_requests,country,idempotency_key'

type Row = {
  id: string
  created_at: string
  pickup_date: string
  pickup_location: string
  dropoff_location: string
  vehicle_type: Vehicle
  passenger_count: number
  flight_number: string | null
  special_requests: string | null
  country: Country | null
  idempotency_key: string | null
}

/** Returns the account's requests with the latest pickups. Throws BackendError. */
export async function listBookings(userId: string, limit: number): Promise<OwnBooking[]> {
  const rows = await readRows<Row>((rest) =>
    rest
      .from('bookings')
      .select(columns)
      .eq('user_id', userId)
      .order('pickup_date', { ascending: false })
      .limit(limit)
      .throwOnError(),
  )
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    pickupAt: row.pickup_date,
    pickupLocation: row.pickup_location,
    dropoffLocation: row.dropoff_location,
    vehicle: row.vehicle_type,
    passengerCount: row.passenger_count,
    flightNumber: row.flight_number,
    specialRequests: row.special_requests,
    country: row.country,
    idempotencyKey: row.idempotency_key,
  }))
}
