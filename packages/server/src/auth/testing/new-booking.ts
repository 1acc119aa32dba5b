import type { PendingBooking } from '@retour/domain/booking/booking-row'
import { randomUUID } from 'node:crypto'

/** A request for a car as a sign-up carries it, with every column filled. */
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
