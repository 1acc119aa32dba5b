import { bookingReference } from '@retour/domain/booking/booking-reference'
import { calendarFile } from '@retour/domain/booking/calendar-file'
import { formatPickupTime } from '@retour/domain/booking/pickup-time'
import { vehicleClass } from '@retour/domain/booking/vehicles'
import { bookingEvent } from '@retour/domain/content/booking-event'
import { CalendarPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { downloadText } from '#app/platform/download-text.ts'
import { Button } from '#app/ui/button.tsx'
import type { ConfirmedBooking } from './confirmed-booking.ts'

interface BookingConfirmationProps {
  booking: ConfirmedBooking
  Heading: 'h2' | 'h3'
  onClose: () => void
}

/** The stored request with its reference, and what happens next. It says that nothing is booked yet. */
export function BookingConfirmation({ booking, Heading, onClose }: BookingConfirmationProps) {
  const { row, isAsSent } = booking
  const heading = useRef<HTMLHeadingElement>(null)
  const reference = bookingReference({ id: row.idempotency_key, idempotencyKey: row.idempotency_key })
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section aria-label={m.booking_confirmed()} className="rounded border border-line bg-paper p-2.5 md:p-4">
      <Heading ref={heading} tabIndex={-1} className="heading-2 scroll-mt-4 text-section outline-none">
        {m.booking_confirmed()}
      </Heading>
      <p className="mt-1 text-ink-2">{m.booking_received()}</p>
      <p className="mt-2.5 text-meta text-ink-3">{m.booking_reference()}</p>
      <p className="font-display text-[2.25rem] leading-[1.2] wrap-anywhere">{reference}</p>
      {isAsSent ? <Facts booking={booking} /> : <p className="mt-2">{m.booking_arrived_before()}</p>}
      <p className="mt-3 font-strong">{m.booking_next()}</p>
      <ol className="mt-1 grid list-decimal gap-0.75 ps-2.5 text-small text-ink-2">
        <li>{m.booking_next_mail({ email: row.email })}</li>
        <li>{m.booking_next_person()}</li>
        <li>{m.booking_next_nothing()}</li>
        <li>{m.booking_next_change({ reference })}</li>
      </ol>
      <div className="mt-2.5 flex flex-wrap gap-1.5 print:hidden">
        {isAsSent && (
          <Button
            variant="outlined"
            onClick={() => downloadText('chauffeur-request.ics', 'text/calendar', eventFile(booking))}
          >
            <CalendarPlus aria-hidden className="size-2.5" strokeWidth={1.6} />
            {m.booking_calendar()}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {m.booking_close()}
        </Button>
      </div>
    </section>
  )
}

function Facts({ booking: { row } }: { booking: ConfirmedBooking }) {
  const facts: [label: string, value: string | null][] = [
    [m.booking_pickup_time(), formatPickupTime(row.pickup_date, row.country)],
    [m.booking_pickup(), row.pickup_location],
    [m.booking_flight_number(), row.flight_number],
    [m.booking_dropoff(), row.dropoff_location],
    [m.booking_vehicle(), vehicleClass(row.vehicle_type).name],
    [m.booking_passengers(), String(row.passenger_count)],
    [m.booking_requests(), row.special_requests],
  ]
  return (
    <dl className="mt-2 border-b border-line">
      {facts.map(
        ([label, value]) =>
          value && (
            <div
              key={label}
              className="grid gap-x-2 border-t border-line py-1 text-small md:grid-cols-[10rem_1fr]"
            >
              <dt className="text-ink-3">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Returns the same calendar event as the mail, with the same id, so that a calendar with both shows one. */
function eventFile({ row, confirmedAt }: ConfirmedBooking): string {
  const booking = {
    id: row.idempotency_key,
    idempotencyKey: row.idempotency_key,
    createdAt: confirmedAt,
    pickupAt: row.pickup_date,
    pickupLocation: row.pickup_location,
    dropoffLocation: row.dropoff_location,
    vehicle: row.vehicle_type,
  }
  return calendarFile(bookingEvent(booking, window.location.host))
}
