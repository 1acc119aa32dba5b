import { addRequest, airportRequest, luxuryRequest } from '@retour/domain/booking/special-requests'
import type { BookingInput } from './booking-input.ts'

const vatHelp = 'VAT Refund Help'

/**
 * What the query of a booking page fills in: `destination` the dropoff location, `service=shopping` luxury shopping,
 * `service=vat-refund` help with the refund, `service=departure` the way to the airport with its customs desk.
 */
export function inputFromAddress(
  search: string,
  input: BookingInput,
  { airport }: { airport: string },
): Partial<BookingInput> {
  const query = new URLSearchParams(search)
  const destination = (query.get('destination') ?? '').trim().slice(0, 300)
  const filled: Partial<BookingInput> = destination ? { dropoffLocation: destination } : {}
  const { specialRequests } = input
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
      return filled
  }
}
