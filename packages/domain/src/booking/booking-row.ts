import type { Country } from '../places/countries.ts'
import type { BookingForm } from './booking-form.ts'
import { pickupInstant } from './pickup-instant.ts'
import type { Vehicle } from './vehicles.ts'

/** A row of `bookings` as `POST /rest/v1/bookings` carries it (specification, section 3), checked by the database. */
export type BookingRow = {
  user_id: string | null
  full_name: string
  email: string
  phone: string
  /** An instant, ISO 8601. */
  pickup_date: string
  pickup_location: string
  dropoff_location: string
  vehicle_type: Vehicle
  passenger_count: number
  special_requests: string | null
  flight_number: string | null
  /** Slugs of the catalogue. */
  city: string
  country: Country
  /** A uuid that the form makes once: a request that is sent twice is stored once. */
  idempotency_key: string
}

/** The row of a checked form: the chosen time is one on the clock of the place. */
export function bookingRow(
  form: BookingForm,
  request: { country: Country; city: string; userId: string | null; idempotencyKey: string },
): BookingRow {
  const { country, city, userId, idempotencyKey } = request
  return {
    user_id: userId,
    full_name: form.fullName,
    email: form.email,
    phone: form.phone,
    pickup_date: pickupInstant({ date: form.date, time: form.pickupTime }, country),
    pickup_location: form.pickupLocation,
    dropoff_location: form.dropoffLocation,
    vehicle_type: form.vehicleType,
    passenger_count: Number(form.passengers),
    special_requests: form.specialRequests || null,
    flight_number: form.flightNumber || null,
    city,
    country,
    idempotency_key: idempotencyKey,
  }
}
