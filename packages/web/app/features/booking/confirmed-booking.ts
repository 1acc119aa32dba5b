import { bookingRowSchema, type BookingRow } from '@retour/domain/booking/booking-row'
import * as z from 'zod/mini'
import { createSessionStore } from '#app/platform/session-store.ts'

const confirmedSchema = z.object({
  place: z.string(),
  row: bookingRowSchema,
  /** False if an earlier attempt with other content was stored. */
  isAsSent: z.boolean(),
  confirmedAt: z.iso.datetime(),
})

/** A request that was stored. */
export type ConfirmedBooking = z.infer<typeof confirmedSchema>

type ConfirmedState = { booking: ConfirmedBooking | null }

/** The last stored request of this tab, so that its reference survives a reload. */
export const confirmedStore = createSessionStore<ConfirmedState>(
  'retour-booking-confirmed',
  { booking: null },
  (stored) => {
    const parsed = z.safeParse(z.object({ booking: confirmedSchema }), stored)
    return parsed.success ? parsed.data : { booking: null }
  },
)

/** Validates a row from storage; null if it is invalid. */
export function parseRow(stored: unknown): BookingRow | null {
  const parsed = z.safeParse(bookingRowSchema, stored)
  return parsed.success ? parsed.data : null
}
