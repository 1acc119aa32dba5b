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
  /** Requested while signed in: name and address are the account's. */
  isFromAccount: boolean
  fullName: string
  email: string
}

/** The requested ride and the phone number. */
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

/** The text of a booking's mail, shared by the plain text and the HTML part. All fields are plain text. */
export type BookingMailText = {
  subject: string
  greeting: string
  intro: string[]
  facts: { label: string; value: string }[]
  /** The link that the mail asks to follow. */
  action?: MailAction
  nextHeading: string
  next: string[]
  closing: string[]
}

/** What leads to the page of a ride, and what to know of it. */
export const seeYourRide = 'See your ride'
export const keepTheLink = 'Whoever has the link above can see and answer for this ride: keep it to yourself.'

/**
 * Returns the mail to the customer: the request, the reference and what happens next. It promises nothing, because a
 * person must confirm first. `greetingName` is a safe name or null; `siteHost` is the site's host; `link` is the
 * customer's page of the ride.
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
 * Returns the mail to the operator with everything as it was entered. `isAnswerable` says whether a reply reaches the
 * guest, because leads and bookings only need an '@' in their address.
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

/** Maps a booking's row to the ride in mails. */
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

/** Texts of a pending booking, shown before an account is confirmed. */
export const pendingRideText = {
  alsoSends: 'Confirming also sends this chauffeur request, which waits for the account:',
  ifNotYou: 'If you did not ask for this ride, do not confirm: nothing is sent then.',
} as const

/** Returns the facts of a pending booking, as plain text without links. */
export function pendingRideFacts(ride: MailedRide): BookingMailText['facts'] {
  return [...rideFacts(ride, textWithoutLinks), { label: 'Phone', value: textWithoutLinks(ride.phone) }]
}

/** Returns the path of the booking page for this ride; the general one if its place is unknown. */
export function bookingPath({ city, country }: Pick<MailedRide, 'city' | 'country'>): string {
  const isInCatalogue = country && city && findPlace(country, city)
  return isInCatalogue ? `/${country}/${city}/book-chauffeur` : '/france/paris/book-chauffeur'
}

type Reader = (text: string, options?: { isLong?: boolean }) => string

/** Returns the requested ride as rows of a mail. */
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

/** Returns the name of a known place, so that no untrusted text gets into a subject. */
function placeName({ city, country }: MailedRide): string | undefined {
  return country && city ? findPlace(country, city)?.name : undefined
}
