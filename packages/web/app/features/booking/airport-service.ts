import {
  addRequest,
  airportRequest,
  type AirportService,
  removeRequest,
} from '@retour/domain/booking/special-requests'
import type { BookingInput } from './booking-input.ts'

/**
 * Applies the choice of an airport service (docs/product.md, Booking): fills in the airport if the field is empty, and
 * adds its request once. Values of an earlier choice are removed, unless the person changed them.
 */
export function chooseAirportService(
  service: AirportService,
  input: BookingInput,
  airport: string,
): Partial<BookingInput> {
  const earlier = airportRequest[input.airportService]
  const requested = airportRequest[service]
  const usable =
    earlier && service !== input.airportService
      ? removeRequest(input.specialRequests, earlier)
      : input.specialRequests
  const pickup =
    input.airportService === 'arrival' && input.pickupLocation === airport ? '' : input.pickupLocation
  const dropoff =
    input.airportService === 'departure' && input.dropoffLocation === airport ? '' : input.dropoffLocation
  return {
    airportService: service,
    specialRequests: requested ? addRequest(usable, requested) : usable,
    pickupLocation: service === 'arrival' ? pickup || airport : pickup,
    dropoffLocation: service === 'departure' ? dropoff || airport : dropoff,
  }
}
