import * as z from 'zod/mini'
import { countries, type Country } from '../places/countries.ts'
import type { BookingForm } from './booking-form.ts'
import { pickupInstant } from './pickup-instant.ts'
import { vehicles } from './vehicles.ts'

const text = (most: number) => z.string().check(z.maxLength(most))

/**
 * A row of `bookings` in `POST /rest/v1/bookings` (docs/product.md, Booking): the only list of its columns, with types
 * and sizes. The database validates the contents.
 */
export const bookingRowSchema = z.strictObject({
  user_id: z.nullable(z.string()),
  full_name: text(120),
  email: text(254),
  phone: text(40),
  /** An instant, ISO 8601. */
  pickup_date: z.iso.datetime({ offset: true }),
  pickup_location: text(300),
  dropoff_location: text(300),
  vehicle_type: z.enum(vehicles),
  passenger_count: z.int().check(z.minimum(1), z.maximum(6)),
  special_requests: z.nullable(text(2000)),
  flight_number: z.nullable(text(10)),
  /** Slugs of the catalogue. */
  city: text(100),
  country: z.enum(countries),
  /** A UUID that the form creates once, so a request that is sent twice is stored once. */
  idempotency_key: z.uuid(),
})

export type BookingRow = z.infer<typeof bookingRowSchema>

/** A request that is sent with a sign-up; the new account becomes its owner. */
export const pendingBookingSchema = z.omit(bookingRowSchema, { user_id: true })
export type PendingBooking = z.infer<typeof pendingBookingSchema>

/** The key of a pending booking in the `data` of a sign-up. */
export const pendingBookingKey = 'retour_pending_booking'

export const bookingColumns = Object.keys(bookingRowSchema.shape) as (keyof BookingRow)[]

/** Returns the row of a validated form. The chosen time is in the time zone of the place. */
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
