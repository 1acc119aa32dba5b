import type { BookingRow } from '@retour/domain/booking/booking-row'
import { vehicles } from '@retour/domain/booking/vehicles'
import { countries } from '@retour/domain/places/countries'
import * as z from 'zod/mini'
import { createSessionStore } from '#app/platform/session-store.ts'

const text = z.string()

const rowSchema: z.ZodMiniType<BookingRow> = z.object({
  user_id: z.nullable(text),
  full_name: text,
  email: text,
  phone: text,
  pickup_date: z.iso.datetime(),
  pickup_location: text,
  dropoff_location: text,
  vehicle_type: z.enum(vehicles),
  passenger_count: z.number(),
  special_requests: z.nullable(text),
  flight_number: z.nullable(text),
  city: text,
  country: z.enum(countries),
  idempotency_key: z.uuid(),
})

const confirmedSchema = z.object({
  place: text,
  row: rowSchema,
  /** False when an earlier attempt arrived that said something else. */
  isAsSent: z.boolean(),
  confirmedAt: z.iso.datetime(),
})

export type ConfirmedBooking = z.infer<typeof confirmedSchema>

type ConfirmedState = { booking: ConfirmedBooking | null }

/** The last request of this tab that was stored, so that its reference outlives a reload. */
export const confirmedStore = createSessionStore<ConfirmedState>(
  'retour-booking-confirmed',
  { booking: null },
  (stored) => {
    const parsed = z.safeParse(z.object({ booking: confirmedSchema }), stored)
    return parsed.success ? parsed.data : { booking: null }
  },
)

/** The row that another tab left behind; null for anything else. */
export function parseRow(stored: unknown): BookingRow | null {
  const parsed = z.safeParse(rowSchema, stored)
  return parsed.success ? parsed.data : null
}
