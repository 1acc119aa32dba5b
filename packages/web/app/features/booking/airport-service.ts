import {
  addRequest,
  airportRequest,
  type AirportService,
  removeRequest,
} from '@retour/domain/booking/special-requests'
import type { BookingInput } from './booking-input.ts'

/**
 * What choosing an airport service fills in (docs/product.md, Booking): the airport where the place is still empty,
 * and its request once. What an earlier choice put there goes again, unless the person made it their own.
 */
export function chooseAirportService(
  service: AirportService,
  input: BookingInput,
  airport: string,
): Partial<BookingInput> {
  const earlier = airportRequest[input.airportService]
  const asked = airportRequest[service]
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
    specialRequests: asked ? addRequest(usable, asked) : usable,
    pickupLocation: service === 'arrival' ? pickup || airport : pickup,
    dropoffLocation: service === 'departure' ? dropoff || airport : dropoff,
  }
}
