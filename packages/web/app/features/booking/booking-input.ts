import { passengerOptions } from '@retour/domain/booking/booking-form'
import { defaultPickupTime } from '@retour/domain/booking/pickup-instant'
import { airportServices } from '@retour/domain/booking/special-requests'
import { vehicles } from '@retour/domain/booking/vehicles'
import * as z from 'zod/mini'

// Renamed, because linters mistake `z.catch` for the method of a promise.
const orElse = z.catch

const text = orElse(z.string().check(z.maxLength(4000)), '')

/** The person's data, the same for every place. */
export const personSchema = z.object({ fullName: text, email: text, phone: text })

/** The ride's data at one place. */
export const rideSchema = z.object({
  date: text,
  pickupTime: orElse(z.string().check(z.regex(/^\d\d:\d\d$/)), defaultPickupTime),
  pickupLocation: text,
  dropoffLocation: text,
  vehicleType: orElse(z.enum(vehicles), 'sedan'),
  passengers: orElse(z.enum(passengerOptions), '1'),
  specialRequests: text,
  airportService: orElse(z.enum(airportServices), 'none'),
  flightNumber: text,
  createAccount: orElse(z.boolean(), false),
})

/** The fields of the form as typed (docs/product.md, Booking), before validation. */
export type BookingInput = z.infer<typeof personSchema> & z.infer<typeof rideSchema>

/** Completes a partial or stored form; invalid values become defaults. */
export function completeInput(values: unknown): BookingInput {
  return { ...z.parse(personSchema, values), ...z.parse(rideSchema, values) }
}

export const emptyInput: BookingInput = completeInput({})

/** Returns whether the form has a flight field: only for a pickup at an airport. */
export function asksForFlight(input: Pick<BookingInput, 'airportService' | 'pickupLocation'>): boolean {
  return (
    input.airportService === 'arrival' || /\b(?:airport|terminal|a[eé]roport)\b/iu.test(input.pickupLocation)
  )
}
