import type { PendingBooking } from '@retour/domain/booking/booking-row'
import { randomUUID } from 'node:crypto'

/** A pending booking as a sign-up contains it, with every column set. */
export const newBooking = (changes: Record<string, unknown> = {}): PendingBooking => ({
  full_name: 'Typed Name',
  email: 'typed@mail.example',
  phone: '+81 90 1234 5678',
  pickup_date: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  pickup_location: 'Hotel Ritz, see evil.example/x',
  dropoff_location: 'Plaza Mayor',
  vehicle_type: 'van',
  passenger_count: 4,
  special_requests: 'A child’s seat',
  flight_number: 'AF 1234',
  city: 'paris',
  country: 'france',
  idempotency_key: randomUUID(),
  ...changes,
})
