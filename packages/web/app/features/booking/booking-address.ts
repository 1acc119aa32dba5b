import { lastPickupTime } from '@retour/domain/booking/pickup-instant'
import { isCalendarDate } from '@retour/domain/vat/deadlines'
import { addRequest, airportRequest, luxuryRequest } from '@retour/domain/booking/special-requests'
import { readFlightNumber } from '@retour/domain/booking/flight-number'
import type { BookingInput } from './booking-input.ts'

const vatHelp = 'VAT Refund Help'

/**
 * Returns the input for the query of a booking page. `destination`: the dropoff location. `service`: `shopping` for
 * luxury shopping, `vat-refund` for help with the refund, `departure` for the way to the airport with its customs desk.
 * `date` (YYYY-MM-DD) and `time` (HH:MM): the pickup; a time between two options is rounded down. `flight`: the flight
 * to catch, added to the special requests.
 */
export function inputFromAddress(
  search: string,
  input: BookingInput,
  { airport }: { airport: string },
): Partial<BookingInput> {
  const query = new URLSearchParams(search)
  const destination = (query.get('destination') ?? '').trim().slice(0, 300)
  const date = query.get('date')
  const pickupTime = lastPickupTime(query.get('time') ?? '')
  const filled: Partial<BookingInput> = {
    ...(destination && { dropoffLocation: destination }),
    ...(date && isCalendarDate(date) && { date }),
    ...(pickupTime && { pickupTime }),
  }
  const flight = readFlightNumber((query.get('flight') ?? '').slice(0, 20))
  const specialRequests = flight
    ? addRequest(input.specialRequests, `Flight ${flight}`)
    : input.specialRequests
  switch (query.get('service')) {
    case 'shopping':
      return { ...filled, specialRequests: addRequest(specialRequests, luxuryRequest) }
    case 'vat-refund':
      return { ...filled, specialRequests: addRequest(specialRequests, vatHelp) }
    case 'departure':
      return {
        dropoffLocation: input.dropoffLocation || airport,
        ...filled,
        airportService: 'departure',
        specialRequests: addRequest(specialRequests, airportRequest.departure ?? ''),
      }
    default:
      return flight ? { ...filled, specialRequests } : filled
  }
}
