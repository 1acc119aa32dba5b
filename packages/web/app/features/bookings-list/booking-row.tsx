import { bookingReference } from '@retour/domain/booking/booking-reference'
import { calendarFile } from '@retour/domain/booking/calendar-file'
import { pickupTimeWords } from '@retour/domain/booking/pickup-time'
import { vehicleClass } from '@retour/domain/booking/vehicles'
import { bookingEvent } from '@retour/domain/content/booking-event'
import { CalendarPlus } from 'lucide-react'
import type { OwnBooking } from '#app/backend/bookings-list-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { downloadText } from '#app/platform/download-text.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'

/** A chauffeur request. What is stored is the request alone, so its state is the time of its pickup. */
export function BookingRow({ booking, isAhead }: { booking: OwnBooking; isAhead: boolean }) {
  const { pickupAt, country, pickupLocation, dropoffLocation, vehicle, passengerCount } = booking
  const reference = bookingReference(booking)
  return (
    <li className="grid gap-0.5 border-t border-line py-2">
      <div className="flex flex-wrap items-start justify-between gap-x-1.5 gap-y-0.5">
        <h3 className="text-body font-strong">{pickupTimeWords(pickupAt, country)}</h3>
        <Badge tone={isAhead ? 'blue' : 'plain'}>
          {isAhead ? m.bookings_requested() : m.bookings_past()}
        </Badge>
      </div>
      <p className="wrap-anywhere">{m.bookings_ride({ from: pickupLocation, to: dropoffLocation })}</p>
      <p className="text-small text-ink-2">
        {m.bookings_people({ vehicle: vehicleClass(vehicle).name, count: passengerCount })}
        {booking.flightNumber && `, ${m.bookings_flight({ flight: booking.flightNumber })}`}
      </p>
      {booking.specialRequests && (
        <p className="max-w-reading text-small text-ink-2 wrap-anywhere">
          {m.bookings_requests({ requests: booking.specialRequests })}
        </p>
      )}
      <p className="text-meta text-ink-3">{m.bookings_reference({ reference })}</p>
      {isAhead && (
        <div>
          <Button
            variant="outlined"
            size="small"
            className="mt-0.75"
            onClick={() => downloadText(`${reference}.ics`, 'text/calendar', eventFile(booking))}
          >
            <CalendarPlus aria-hidden className="size-2.5" strokeWidth={1.6} />
            {m.bookings_calendar()}
            <span className="sr-only">: {reference}</span>
          </Button>
        </div>
      )}
    </li>
  )
}

const eventFile = (booking: OwnBooking) => calendarFile(bookingEvent(booking, window.location.hostname))
