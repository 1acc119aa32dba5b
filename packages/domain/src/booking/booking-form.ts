import * as z from 'zod/mini'
import { credentialMessages } from '../accounts/credentials.ts'
import { emailShape } from '../accounts/email-shape.ts'
import type { Country } from '../places/countries.ts'
import { readFlightNumber } from './flight-number.ts'
import { lastPickupDay, localDay, pickupInstant, pickupTimes } from './pickup-instant.ts'
import { vehicles } from './vehicles.ts'

/** The first four are fixed sentences (docs/product.md, Fixed sentences). */
export const bookingMessages = {
  date: 'Please select a pickup date',
  time: 'Please select a pickup time',
  email: credentialMessages.email,
  fullName: credentialMessages.fullName,
  phone: 'Please enter a phone number with its country code, for example +1 415 555 2671',
  pickupLocation: 'Tell us where to pick you up. Everything else is kept.',
  dropoffLocation: 'Tell us where to take you. Everything else is kept.',
  tooLong: 'This is too long. Please shorten it.',
  datePassed: 'This day has passed where you are picked up. Choose a later one.',
  dateTooFar: 'Cars can be requested up to two years ahead. Choose an earlier day.',
  timePassed: 'This time has passed where you are picked up. Choose a later one.',
  flightNumber: 'A flight number looks like AF 1234. Leave the field empty if you don’t know it.',
} as const

/** Passengers of the form, as text (docs/product.md, Booking). */
export const passengerOptions = ['1', '2', '3', '4', '5', '6'] as const

/** All errors are reported at once, even if another field has no value. */
const always = () => true

const hasNoControlCharacter = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text)

const fullName = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, bookingMessages.fullName),
    z.maxLength(120, bookingMessages.tooLong),
    z.refine(hasNoControlCharacter, bookingMessages.fullName),
  )

const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, bookingMessages.email),
    z.regex(emailShape, bookingMessages.email),
  )

const location = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(300, bookingMessages.tooLong))

/** The context of a booking's validation. */
export type BookingContext = {
  /** The country of the pickup; its clock applies. */
  country: Country
  now: Date
  /** Returns a phone number in its stored form, or null if it cannot be one. */
  readPhone: (text: string, country: Country) => string | null
}

/**
 * Returns the schema of the form (docs/product.md, Booking). It outputs trimmed text, the email in lower case, and
 * phone and flight number in their stored form ('' without a flight). Messages are for the person, one per field.
 */
export function bookingFormSchema({ country, now, readPhone }: BookingContext) {
  const today = localDay(now, country)
  const lastDay = lastPickupDay(today)
  // Dates have their own check, and an invalid date or time already has its message.
  const isAhead = ({ date, pickupTime }: { date: string; pickupTime: string }) =>
    date !== today ||
    !pickupTimes.includes(pickupTime) ||
    Date.parse(pickupInstant({ date, time: pickupTime }, country)) > now.getTime()
  return z
    .object({
      fullName,
      email,
      phone: readBy((text) => readPhone(text, country), bookingMessages.phone),
      date: z.iso.date({ error: bookingMessages.date, abort: true }).check(
        z.refine((day) => day >= today, bookingMessages.datePassed),
        z.refine((day) => day <= lastDay, bookingMessages.dateTooFar),
      ),
      pickupTime: z
        .string(bookingMessages.time)
        .check(z.refine((time) => pickupTimes.includes(time), bookingMessages.time)),
      pickupLocation: location(bookingMessages.pickupLocation),
      dropoffLocation: location(bookingMessages.dropoffLocation),
      vehicleType: z.enum(vehicles),
      passengers: z.enum(passengerOptions),
      specialRequests: z.string().check(z.trim(), z.maxLength(2000, bookingMessages.tooLong)),
      flightNumber: readBy(readFlightNumber, bookingMessages.flightNumber),
    })
    .check(z.refine(isAhead, { path: ['pickupTime'], error: bookingMessages.timePassed, when: always }))
}

/** A text that a parser turns into its stored form; null means invalid. */
function readBy(read: (text: string) => string | null, message: string) {
  return z.pipe(
    z.string(),
    z.transform((text: string, context) => {
      const stored = read(text)
      if (stored !== null) return stored
      context.issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    }),
  )
}

export type BookingForm = z.infer<ReturnType<typeof bookingFormSchema>>
