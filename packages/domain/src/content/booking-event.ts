import { bookingReference } from '../booking/booking-reference.ts'
import type { CalendarEvent } from '../booking/calendar-file.ts'
import { vehicleLabel } from '../booking/vehicles.ts'
import type { MailedBooking } from './booking-mail.ts'
import { textWithoutLinks } from './visible-text.ts'

/** What an event tells of a booking. */
export type EventBooking = Pick<
  MailedBooking,
  'id' | 'idempotencyKey' | 'createdAt' | 'pickupAt' | 'pickupLocation' | 'dropoffLocation' | 'vehicle'
>

/**
 * The event of a booking's calendar file. The one in the mail and the one from the screen have the same name, made
 * from the key that both know, so a calendar that gets both holds one. `siteHost` is the site's.
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
