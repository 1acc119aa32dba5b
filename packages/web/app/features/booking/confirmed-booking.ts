import { bookingRowSchema, type BookingRow } from '@retour/domain/booking/booking-row'
import * as z from 'zod/mini'
import { createSessionStore } from '#app/platform/session-store.ts'

const confirmedSchema = z.object({
  place: z.string(),
  row: bookingRowSchema,
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
  const parsed = z.safeParse(bookingRowSchema, stored)
  return parsed.success ? parsed.data : null
}
