import { passengerOptions } from '@retour/domain/booking/booking-form'
import { defaultPickupTime } from '@retour/domain/booking/pickup-instant'
import { airportServices } from '@retour/domain/booking/special-requests'
import { vehicles } from '@retour/domain/booking/vehicles'
import * as z from 'zod/mini'

// Under a name of its own: linters take `z.catch` for a promise's.
const orElse = z.catch

const text = orElse(z.string().check(z.maxLength(4000)), '')

/** Who asks: the same for every place. */
export const personSchema = z.object({ fullName: text, email: text, phone: text })

/** What is asked for, at one place. */
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

/** The form's fields as typed (docs/product.md, Booking), before anything is checked. */
export type BookingInput = z.infer<typeof personSchema> & z.infer<typeof rideSchema>

/** Any half-filled or stored form as a whole one; what makes no sense takes its default. */
export function completeInput(values: unknown): BookingInput {
  return { ...z.parse(personSchema, values), ...z.parse(rideSchema, values) }
}

export const emptyInput: BookingInput = completeInput({})

/** A flight matters where somebody is picked up at an airport; elsewhere the field stays away. */
export function asksForFlight(input: Pick<BookingInput, 'airportService' | 'pickupLocation'>): boolean {
  return (
    input.airportService === 'arrival' || /\b(?:airport|terminal|a[eé]roport)\b/iu.test(input.pickupLocation)
  )
}
