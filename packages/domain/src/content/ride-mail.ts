import { bookingReference } from '../booking/booking-reference.ts'
import type { CalendarEvent } from '../booking/calendar-file.ts'
import { formatPickupTime } from '../booking/pickup-time.ts'
import { formatMoney } from '../money/money.ts'
import type { Cancellation, Driver, Quote, RideState } from '../rides/ride.ts'
import type { RideMove } from '../rides/ride-moves.ts'
import { bookingEvent } from './booking-event.ts'
import {
  keepTheLink,
  rideFacts,
  seeYourRide,
  type BookingMailText,
  type MailAction,
  type MailedBooking,
} from './booking-mail.ts'
import { visibleText, textWithoutLinks } from './visible-text.ts'

/** A ride after a move, for its mail. Times are instants (ISO 8601). */
export type RideNews = {
  move: RideMove
  state: RideState
  version: number
  movedAt: string
  quote: Quote | null
  driver: Omit<Driver, 'id'> | null
  cancellation: Cancellation | null
}

export type RideMailText = BookingMailText & { action: MailAction }

type Telling = { subject: string; intro: string[]; next: string[] }

/**
 * Returns the mail to the customer about a move of their ride. `link` is their page of the ride; `greetingName` is a
 * safe name or null. Typed texts are shown without links.
 */
export function rideMailText(
  booking: MailedBooking,
  news: RideNews,
  { greetingName, link }: { greetingName: string | null; link: string },
): RideMailText {
  const reference = bookingReference(booking)
  const { subject, intro, next } = tell(booking, news)
  return {
    subject: `${subject} (${reference})`,
    greeting: greetingName ? `Hello ${greetingName},` : 'Hello,',
    intro,
    facts: [
      { label: 'Reference', value: reference },
      ...quoteFacts(booking, news),
      ...driverFacts(news),
      ...rideFacts(booking, textWithoutLinks),
    ],
    action: { label: news.state === 'quoted' ? 'Answer the quote' : seeYourRide, url: link },
    nextHeading: 'What happens next',
    next,
    closing: ['The attached file changes the entry of this ride in your calendar.', keepTheLink],
  }
}

const money = (minor: number, { currency }: Pick<Quote, 'currency'>) =>
  formatMoney({ currency, cents: minor })

function tell(booking: MailedBooking, { move, quote, driver, cancellation }: RideNews): Telling {
  const price = quote ? money(quote.priceMinor, quote) : ''
  const until = quote ? formatPickupTime(quote.validUntil, booking.country) : ''
  const driverName = driver ? textWithoutLinks(driver.name) : ''
  const rule = quote
    ? `Canceling is free until ${formatPickupTime(quote.freeUntil, booking.country)}. After that the fee is ${money(quote.lateFeeMinor, quote)}.`
    : ''
  const answers: Record<RideMove, Telling> = {
    quote: {
      subject: `Your quote: ${price}`,
      intro: [`This ride costs ${price}. The quote is valid until ${until}.`],
      next: ['Accept or decline on the page of your ride. You pay nothing there.', `Once accepted: ${rule}`],
    },
    accept: {
      subject: 'You accepted the quote',
      intro: [`The quote of ${price} is accepted.`],
      next: ['Driver, car and plate come by mail.', rule],
    },
    decline: {
      subject: 'The quote is declined',
      intro: [`The quote of ${price} is declined. Nothing is booked.`],
      next: ['Another ride is another request on the site.'],
    },
    expire: {
      subject: 'Your quote has run out',
      intro: [`The quote of ${price} was valid until ${until}. Nothing is booked.`],
      next: ['If you still want the ride, reply to this mail and ask for a new quote.'],
    },
    confirm: {
      subject: 'Your ride is confirmed',
      intro: [`${driverName} will drive you.`],
      next: ['You get a mail when the driver is on the way.', rule],
    },
    depart: {
      subject: 'Your driver is on the way',
      intro: [`${driverName} is on the way to your pickup.`],
      next: ['Call the driver if you cannot find each other.'],
    },
    arrive: {
      subject: 'Your driver is at the pickup',
      intro: [`${driverName} is at the pickup.`],
      next: ['Call the driver if you cannot find each other.'],
    },
    'ask-change': { subject: 'You asked for another time', intro: [], next: [] },
    'grant-change': {
      subject: 'Your ride has a new time',
      intro: [`The new pickup is ${formatPickupTime(booking.pickupAt, booking.country)}.`],
      next: [rule || 'A person sends you a quote.'],
    },
    'refuse-change': {
      subject: 'The time of your ride stays',
      intro: ['The time that you asked for is not possible. The ride stays as it was.'],
      next: ['Reply to this mail to find another time, or cancel on the page of your ride.'],
    },
    board: { subject: 'You are on board', intro: [], next: [] },
    finish: { subject: 'Your ride is done', intro: [], next: [] },
    'no-show': {
      subject: 'We did not find you',
      intro: ['The driver was at the pickup and did not find you.'],
      next: ['If you still need a car, reply to this mail.'],
    },
    cancel: cancelled(cancellation, quote),
    'call-off': cancelled(cancellation, quote),
  }
  return answers[move]
}

function cancelled(cancellation: Cancellation | null, quote: Quote | null): Telling {
  const fee = cancellation?.feeMinor && quote ? money(cancellation.feeMinor, quote) : null
  const isByBusiness = cancellation?.by === 'business'
  return {
    subject: 'Your ride is canceled',
    intro: [isByBusiness ? 'We had to cancel this ride.' : 'This ride is canceled.'],
    next: [
      fee ? `The fee of this cancellation is ${fee}, as the quote says.` : 'This cancellation costs nothing.',
      isByBusiness
        ? 'Reply to this mail, and we look for another way.'
        : 'Another ride is another request on the site.',
    ],
  }
}

function quoteFacts({ country }: MailedBooking, { quote, state }: RideNews): BookingMailText['facts'] {
  if (!quote) return []
  return [
    { label: 'Price', value: money(quote.priceMinor, quote) },
    ...(state === 'quoted'
      ? [{ label: 'Valid until', value: formatPickupTime(quote.validUntil, country) }]
      : []),
    ...(quote.note ? [{ label: 'Note', value: visibleText(quote.note, { isLong: true }) }] : []),
  ]
}

function driverFacts({ driver, state }: RideNews): BookingMailText['facts'] {
  if (!driver || !['confirmed', 'on-the-way', 'at-pickup'].includes(state)) return []
  return [
    { label: 'Driver', value: visibleText(driver.name) },
    { label: 'Car', value: visibleText(driver.car) },
    { label: 'Plate', value: visibleText(driver.plate) },
    { label: 'Driver’s phone', value: visibleText(driver.phone) },
  ]
}

const summaries: Partial<Record<RideState, string>> = {
  quoted: 'quoted, not yet accepted',
  accepted: 'accepted, waits for its driver',
  declined: 'declined',
  expired: 'quote run out',
  cancelled: 'canceled',
  'no-show': 'missed',
}

/** Returns the calendar event of a booking after a move. It keeps its id, so it replaces the earlier event. */
export function rideEvent(booking: MailedBooking, news: RideNews, siteHost: string): CalendarEvent {
  const event = bookingEvent(booking, siteHost)
  const state = summaries[news.state] ?? 'confirmed'
  const isOver = ['declined', 'expired', 'cancelled'].includes(news.state)
  const isAgreed = news.state !== 'quoted' && news.state !== 'accepted'
  const driver = driverFacts(news).map(({ label, value }) => `${label}: ${value}`)
  return {
    ...event,
    madeAt: news.movedAt,
    sequence: news.version - 1,
    status: isOver ? 'CANCELLED' : isAgreed ? 'CONFIRMED' : 'TENTATIVE',
    summary: `Chauffeur pickup, ${state} (${bookingReference(booking)})`,
    description: [
      `Reference ${bookingReference(booking)}.`,
      `To: ${textWithoutLinks(booking.dropoffLocation)}`,
      ...driver,
    ].join('\n'),
  }
}
