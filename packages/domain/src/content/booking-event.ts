import { bookingReference } from '../booking/booking-reference.ts'
import type { CalendarEvent } from '../booking/calendar-file.ts'
import { vehicleLabel } from '../booking/vehicles.ts'
import type { MailedBooking } from './booking-mail.ts'
import { textWithoutLinks } from './visible-text.ts'

/** The fields of a booking that its calendar event uses. */
export type EventBooking = Pick<
  MailedBooking,
  'id' | 'idempotencyKey' | 'createdAt' | 'pickupAt' | 'pickupLocation' | 'dropoffLocation' | 'vehicle'
>

/**
 * Returns the event of a booking's calendar file. The files of the mail and of the screen have the same id, made from
 * the key that both know, so a calendar that gets both shows one event. `siteHost` is the site's host.
 */
export function bookingEvent(booking: EventBooking, siteHost: string): CalendarEvent {
  const reference = bookingReference(booking)
  return {
    uid: `${booking.idempotencyKey ?? booking.id}@${siteHost}`,
    madeAt: booking.createdAt,
    startsAt: booking.pickupAt,
    summary: `Chauffeur pickup, requested (${reference})`,
    location: textWithoutLinks(booking.pickupLocation),
    description:
      `Requested, not yet confirmed. Reference ${reference}.\n` +
      `To: ${textWithoutLinks(booking.dropoffLocation)}\n${vehicleLabel(booking.vehicle)}`,
  }
}
