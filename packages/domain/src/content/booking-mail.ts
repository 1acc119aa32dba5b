import type { PendingBooking } from '../booking/booking-row.ts'
import { bookingReference } from '../booking/booking-reference.ts'
import { localTime, formatPickupTime } from '../booking/pickup-time.ts'
import { vehicleLabel, type Vehicle } from '../booking/vehicles.ts'
import { findPlace } from '../places/catalogue.ts'
import { countryName, type Country } from '../places/countries.ts'
import { visibleText, textWithoutLinks } from './visible-text.ts'

/** A row of `bookings` as its mails need it. Times are instants (ISO 8601). */
export type MailedBooking = MailedRide & {
  id: string
  idempotencyKey: string | null
  createdAt: string
  /** Asked for by somebody who is signed in: name and address are the account's. */
  isFromAccount: boolean
  fullName: string
  email: string
}

/** What is asked for, and where to call. */
export type MailedRide = {
  phone: string
  pickupAt: string
  pickupLocation: string
  dropoffLocation: string
  vehicle: Vehicle
  passengerCount: number
  specialRequests: string | null
  flightNumber: string | null
  city: string | null
  country: Country | null
}

export type MailAction = { label: string; url: string }

/** Every word of a booking's mail, once for the text and the HTML part. All plain text. */
export type BookingMailText = {
  subject: string
  greeting: string
  intro: string[]
  facts: { label: string; value: string }[]
  /** One link that the mail asks to follow. */
  action?: MailAction
  nextHeading: string
  next: string[]
  closing: string[]
}

/** What leads to the page of a ride, and what to know of it. */
export const seeYourRide = 'See your ride'
export const keepTheLink = 'Whoever has the link above can see and answer for this ride: keep it to yourself.'

/**
 * The mail to who asked for a car: what was asked for, the reference and what happens next. It promises nothing, as
 * a person has to confirm first. `greetingName` is one that may be shown, or null; `siteHost` is the site's; `link` is their
 * page of the ride.
 */
export function guestMailText(
  booking: MailedBooking,
  { greetingName, siteHost, link }: { greetingName: string | null; siteHost: string; link: string },
): BookingMailText & { action: MailAction } {
  const reference = bookingReference(booking)
  return {
    subject: `Your chauffeur request ${reference}`,
    greeting: greetingName ? `Hello ${greetingName},` : 'Hello,',
    intro: ['Your booking request has been received. We will contact you shortly to confirm.'],
    facts: [
      { label: 'Reference', value: reference },
      ...rideFacts(booking, textWithoutLinks),
      { label: 'Full name', value: textWithoutLinks(booking.fullName) },
      { label: 'Phone', value: textWithoutLinks(booking.phone) },
    ],
    action: { label: seeYourRide, url: link },
    nextHeading: 'What happens next',
    next: [
      'A person reads your request and answers by email or phone.',
      'The ride is booked only when we have confirmed it to you. Nothing is charged with this request.',
      `The page of your ride shows where it stands, and cancels it. To change the request, reply to this mail and name the reference ${reference}.`,
    ],
    closing: [
      'The attached file puts the requested time into your calendar, as not yet confirmed.',
      keepTheLink,
      `You get this mail because this address was entered at ${siteHost} to request a car. ` +
        'If it was not you, reply and say so: the request is then deleted.',
    ],
  }
}

/**
 * The mail to the operator: everything that was entered, as it was entered. `isAnswerable` says whether a reply
 * reaches the guest; a lead or a booking only needs an '@' in its address.
 */
export function operatorMailText(
  booking: MailedBooking,
  { isAnswerable }: { isAnswerable: boolean },
): BookingMailText {
  const { country } = booking
  const reference = bookingReference(booking)
  const { date, time } = localTime(booking.pickupAt, country)
  return {
    subject: `Chauffeur request ${reference}: ${[placeName(booking), date, time].filter(Boolean).join(', ')}`,
    greeting: 'A chauffeur has been requested.',
    intro: [],
    facts: [
      { label: 'Reference', value: reference },
      ...rideFacts(booking, visibleText),
      { label: 'Full name', value: visibleText(booking.fullName) },
      { label: 'Email', value: booking.email },
      { label: 'Phone', value: visibleText(booking.phone) },
      {
        label: 'Sent by',
        value: booking.isFromAccount ? 'an account, with its confirmed address' : 'a guest',
      },
      { label: 'Received', value: formatPickupTime(booking.createdAt, country) },
      { label: 'Row', value: booking.id },
    ],
    nextHeading: 'What to do',
    next: [
      isAnswerable
        ? 'Reply to this mail: the answer goes to the guest.'
        : 'The email address is none that mail reaches. Answer by phone.',
      'The guest was told that a person will confirm, and that nothing is booked before that.',
    ],
    closing: [
      'Locations, requests, name and phone are words that the guest typed. Be careful with links in them.',
    ],
  }
}

/** A row's ride as mails name it. */
export function mailedRide(row: Omit<PendingBooking, 'idempotency_key'>): MailedRide {
  return {
    phone: row.phone,
    pickupAt: row.pickup_date,
    pickupLocation: row.pickup_location,
    dropoffLocation: row.dropoff_location,
    vehicle: row.vehicle_type,
    passengerCount: row.passenger_count,
    specialRequests: row.special_requests,
    flightNumber: row.flight_number,
    city: row.city,
    country: row.country,
  }
}

/** A pending booking, where whoever confirms the account reads it first. */
export const pendingRideText = {
  alsoSends: 'Confirming also sends this chauffeur request, which waits for the account:',
  ifNotYou: 'If you did not ask for this ride, do not confirm: nothing is sent then.',
} as const

export function pendingRideFacts(ride: MailedRide): BookingMailText['facts'] {
  return [...rideFacts(ride, textWithoutLinks), { label: 'Phone', value: textWithoutLinks(ride.phone) }]
}

/** The page on which this ride is asked for; where chauffeurs drive, when its place is none of ours. */
export function bookingPath({ city, country }: Pick<MailedRide, 'city' | 'country'>): string {
  const isOurs = country && city && findPlace(country, city)
  return isOurs ? `/${country}/${city}/book-chauffeur` : '/france/paris/book-chauffeur'
}

type Reader = (text: string, options?: { isLong?: boolean }) => string

/** What was asked for, as facts of a mail. */
export function rideFacts(booking: MailedRide, read: Reader): BookingMailText['facts'] {
  const { city, country, specialRequests } = booking
  const place = placeName(booking) ?? (city && read(city))
  const area = [place, country && countryName(country)].filter(Boolean)
  const requests = specialRequests ? read(specialRequests, { isLong: true }) : ''
  return [
    { label: 'Pickup time', value: formatPickupTime(booking.pickupAt, country) },
    ...(area.length > 0 ? [{ label: 'City', value: [...new Set(area)].join(', ') }] : []),
    { label: 'Pickup location', value: read(booking.pickupLocation) },
    ...(booking.flightNumber ? [{ label: 'Flight number', value: read(booking.flightNumber) }] : []),
    { label: 'Dropoff location', value: read(booking.dropoffLocation) },
    { label: 'Vehicle', value: vehicleLabel(booking.vehicle) },
    { label: 'Passengers', value: String(booking.passengerCount) },
    { label: 'Special requests', value: requests || 'none' },
  ]
}

/** The name of a place that we know, so that no stranger's words get into a subject. */
function placeName({ city, country }: MailedRide): string | undefined {
  return country && city ? findPlace(country, city)?.name : undefined
}
