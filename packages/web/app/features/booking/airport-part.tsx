import { airportRequest, airportServices, type AirportService } from '@retour/domain/booking/special-requests'
import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { FieldHint } from '#app/ui/field-frame.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { chooseAirportService } from './airport-service.ts'
import { completeInput, type BookingInput } from './booking-input.ts'
import { useInput, type BookingFormHandle } from './use-booking-form.ts'

const names: Record<AirportService, () => string> = {
  arrival: m.booking_airport_arrival,
  departure: m.booking_airport_departure,
  none: m.booking_airport_none,
}

interface AirportPartProps {
  form: BookingFormHandle
  airport: string
  headingId: string
}

/** The choice of arrival, departure or neither. It fills in the airport and requests its assistance. */
export function AirportPart({ form, airport, headingId }: AirportPartProps) {
  const { airportService: chosen } = useInput(form)
  const hintId = useId()
  const request = airportRequest[chosen]

  function choose(service: AirportService) {
    const change = chooseAirportService(service, completeInput(form.getValues()), airport)
    for (const [name, value] of Object.entries(change)) form.setValue(name as keyof BookingInput, value)
    const filled = service === 'arrival' ? 'pickupLocation' : 'dropoffLocation'
    if (service !== 'none') form.clearErrors(filled)
  }
  return (
    <div>
      <Segmented
        labelledBy={headingId}
        describedBy={hintId}
        name="airportService"
        options={airportServices.map((value) => ({ value, label: names[value]() }))}
        value={chosen}
        onChange={choose}
      />
      <FieldHint id={hintId}>
        {request ? m.booking_airport_adds({ request }) : m.booking_airport_hint()}
      </FieldHint>
    </div>
  )
}
