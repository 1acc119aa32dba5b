import { Link } from '#app/platform/site-navigation.tsx'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { useSessionStore } from '#app/platform/session-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { AirportPart } from './airport-part.tsx'
import { BookingConfirmation } from './booking-confirmation.tsx'
import { placeKey, type BookingPlace } from './booking-place.ts'
import { confirmedStore } from './confirmed-booking.ts'
import { FormPart } from './form-part.tsx'
import { dropPendingBooking, readPendingBooking } from './pending-booking.ts'
import { PendingNote } from './pending-note.tsx'
import { PersonPart } from './person-part.tsx'
import { PlaceNote } from './place-note.tsx'
import { RequestsPart } from './requests-part.tsx'
import { RidePart } from './ride-part.tsx'
import { useBookingForm } from './use-booking-form.ts'
import { useBookingRequest } from './use-booking-request.ts'
import { VehiclePart } from './vehicle-part.tsx'

function closeConfirmation() {
  confirmedStore.write({ booking: null })
  if (readPendingBooking()?.row) dropPendingBooking()
}

interface BookingFormProps {
  place: BookingPlace
  /** The level of the group headings: h2 on the booking page, h3 within another page. */
  Heading?: 'h2' | 'h3'
}

/** The form to request a car at one place. Errors, a reload or a sign-in lose no input, and nothing is sent twice. */
export function BookingForm({ place, Heading = 'h2' }: BookingFormProps) {
  const { user } = useSession()
  const form = useBookingForm(place)
  const { failure, pending, submit, sendWithoutAccount } = useBookingRequest(place, form, user)
  const { booking } = useSessionStore(confirmedStore)
  const isBusy = form.formState.isSubmitting
  return (
    <div className="grid gap-4">
      {booking?.place === placeKey(place) && (
        <BookingConfirmation
          key={booking.row.idempotency_key}
          booking={booking}
          Heading={Heading}
          onClose={closeConfirmation}
        />
      )}
      <PlaceNote place={place} />
      <noscript>
        <p className="rounded bg-sunken px-2 py-1.75 text-small">{m.booking_without_script()}</p>
      </noscript>
      <form
        noValidate
        method="post"
        aria-label={m.booking_form()}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="grid gap-4.5 print:hidden"
      >
        <FormPart heading={m.booking_airport()} Heading={Heading}>
          {(headingId) => <AirportPart form={form} airport={place.airport} headingId={headingId} />}
        </FormPart>
        <FormPart heading={m.booking_when_where()} Heading={Heading}>
          <RidePart form={form} place={place} />
        </FormPart>
        <FormPart heading={m.booking_vehicle_passengers()} Heading={Heading}>
          <VehiclePart form={form} />
        </FormPart>
        <FormPart heading={m.booking_requests()} Heading={Heading}>
          {(headingId) => <RequestsPart form={form} headingId={headingId} />}
        </FormPart>
        <FormPart heading={m.booking_details()} Heading={Heading}>
          <PersonPart key={booking?.confirmedAt} form={form} user={user} />
        </FormPart>
        <div className="grid gap-1.5">
          {pending && (
            <PendingNote {...pending} onGoOn={() => void submit()} onSendWithout={sendWithoutAccount} />
          )}
          {failure && (
            <Note kind="error">
              <p>{m.booking_failed({ reason: failure })}</p>
              <p className="text-ink-2">{m.booking_failed_kept()}</p>
            </Note>
          )}
          <Button type="submit" size="large" isWide isBusy={isBusy}>
            {isBusy ? m.booking_processing() : m.booking_submit()}
          </Button>
          <p className="text-meta text-ink-3">
            {m.booking_submit_hint()}{' '}
            <Link to="/privacy" className="text-blue-ink underline">
              {m.booking_privacy()}
            </Link>
          </p>
        </div>
      </form>
    </div>
  )
}
