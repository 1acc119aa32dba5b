import { bookingReference } from '@retour/domain/booking/booking-reference'
import { calendarFile } from '@retour/domain/booking/calendar-file'
import { formatPickupTime } from '@retour/domain/booking/pickup-time'
import { vehicleClass } from '@retour/domain/booking/vehicles'
import { bookingEvent } from '@retour/domain/content/booking-event'
import type { OwnRide } from '@retour/domain/wire/ride'
import { CalendarPlus } from 'lucide-react'
import type { OwnBooking } from '#app/backend/bookings-list-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { downloadText } from '#app/platform/download-text.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { RideStateBadge } from '#app/ui/ride-state.tsx'

interface BookingRowProps {
  booking: OwnBooking
  isAhead: boolean
  /** The ride's state, once loaded. */
  ride: OwnRide | undefined
}

/** A chauffeur request: its content, its state, and a link to its page. */
export function BookingRow({ booking, isAhead, ride }: BookingRowProps) {
  const { pickupAt, country, pickupLocation, dropoffLocation, vehicle, passengerCount } = booking
  const reference = bookingReference(booking)
  return (
    <li className="grid gap-0.5 border-t border-line py-2">
      <div className="flex flex-wrap items-start justify-between gap-x-1.5 gap-y-0.5">
        <h3 className="text-body font-strong">{formatPickupTime(pickupAt, country)}</h3>
        {ride && ride.state !== 'requested' ? (
          <RideStateBadge state={ride.state} />
        ) : (
          <Badge tone={isAhead ? 'blue' : 'plain'}>
            {isAhead ? m.bookings_requested() : m.bookings_past()}
          </Badge>
        )}
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
      <div className="mt-0.75 flex flex-wrap gap-1 empty:hidden">
        {ride && (
          <ButtonLink
            variant="outlined"
            size="small"
            to={`/ride#${ride.link}`}
            aria-label={`${m.bookings_see_ride()}: ${reference}`}
          >
            {m.bookings_see_ride()}
          </ButtonLink>
        )}
        {/* After the desk has answered, its mails contain the current event. */}
        {isAhead && (ride?.state ?? 'requested') === 'requested' && (
          <Button
            variant="outlined"
            size="small"
            aria-label={`${m.bookings_calendar()}: ${reference}`}
            onClick={() => downloadText(`${reference}.ics`, 'text/calendar', eventFile(booking))}
          >
            <CalendarPlus aria-hidden className="size-2.5" strokeWidth={1.6} />
            {m.bookings_calendar()}
          </Button>
        )}
      </div>
    </li>
  )
}

const eventFile = (booking: OwnBooking) => calendarFile(bookingEvent(booking, window.location.hostname))
