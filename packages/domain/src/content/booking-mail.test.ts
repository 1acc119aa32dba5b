import { describe, expect, test } from 'vitest'
import { bookingEvent } from './booking-event.ts'
import { pendingBookingSchema, type PendingBooking } from '../booking/booking-row.ts'
import {
  bookingPath,
  guestMailText,
  mailedRide,
  operatorMailText,
  pendingRideFacts,
  type MailedBooking,
} from './booking-mail.ts'

const booking: MailedBooking = {
  id: '0193a5a0-0000-7000-8000-000000000001',
  idempotencyKey: '9b2f7c1e-8a4d-4e5f-9c3b-0123456789ab',
  createdAt: '2026-11-21T10:00:00Z',
  isFromAccount: false,
  fullName: 'Amélie Martin',
  email: 'amelie@mail.example',
  phone: '+1 555 0100',
  pickupAt: '2026-11-22T08:00:00Z',
  pickupLocation: 'Charles de Gaulle Airport (CDG)',
  dropoffLocation: 'Hotel St. Regis',
  vehicle: 'van',
  passengerCount: 4,
  specialRequests: 'Child Seats, VIP Access',
  flightNumber: null,
  city: 'paris',
  country: 'france',
}
const link = 'https://retour.example/ride#9b2f.mark'
const guestText = (changes: Partial<MailedBooking> = {}) =>
  guestMailText({ ...booking, ...changes }, { greetingName: 'Amélie', siteHost: 'retour.example', link })
const operatorText = (changes: Partial<MailedBooking> = {}) =>
  operatorMailText({ ...booking, ...changes }, { isAnswerable: true })
const factOf = (words: { facts: { label: string; value: string }[] }, name: string) =>
  words.facts.find(({ label }) => label === name)?.value

describe('the mail to the guest', () => {
  test('says what was asked for, in the time of the place, and the reference', () => {
    expect(guestText()).toMatchObject({
      subject: 'Your chauffeur request RT-4D2P-F2DB',
      greeting: 'Hello Amélie,',
      intro: ['Your booking request has been received. We will contact you shortly to confirm.'],
      facts: [
        { label: 'Reference', value: 'RT-4D2P-F2DB' },
        { label: 'Pickup time', value: 'Sunday 22 November 2026, 09:00, Paris time (UTC+1)' },
        { label: 'City', value: 'Paris, France' },
        { label: 'Pickup location', value: 'Charles de Gaulle Airport (CDG)' },
        { label: 'Dropoff location', value: 'Hotel St. Regis' },
        { label: 'Vehicle', value: 'Mercedes V-Class (1-6 passengers)' },
        { label: 'Passengers', value: '4' },
        { label: 'Special requests', value: 'Child Seats, VIP Access' },
        { label: 'Full name', value: 'Amélie Martin' },
        { label: 'Phone', value: '+1 555 0100' },
      ],
    })
  })

  test('a flight stands after the place where its guest is picked up', () => {
    const labels = guestText({ flightNumber: 'AF 1234' }).facts.map(({ label }) => label)
    expect(labels.slice(3, 5)).toEqual(['Pickup location', 'Flight number'])
    expect(factOf(operatorText({ flightNumber: 'AF 1234' }), 'Flight number')).toBe('AF 1234')
  })

  test('greets nobody by a name that may not be shown', () => {
    expect(guestMailText(booking, { greetingName: null, siteHost: 'retour.example', link }).greeting).toBe(
      'Hello,',
    )
  })

  test('without a city the country stands alone, without both there is no such line', () => {
    expect(factOf(guestText({ city: null }), 'City')).toBe('France')
    expect(factOf(guestText({ city: null, country: null }), 'City')).toBeUndefined()
    expect(factOf(guestText({ specialRequests: null }), 'Special requests')).toBe('none')
  })

  test('nothing that a stranger typed becomes a link', () => {
    const bait = 'http://evil.example/x www.evil.example e．vil@evil。example evil.example'
    const words = guestText({
      fullName: bait,
      phone: bait,
      pickupLocation: bait,
      dropoffLocation: bait,
      specialRequests: bait,
      city: bait,
    })
    const event = bookingEvent({ ...booking, pickupLocation: bait, dropoffLocation: bait }, 'host')
    expect(words.action).toEqual({ label: 'See your ride', url: link })
    const all = JSON.stringify([{ ...words, action: null }, event]).replaceAll('retour.example', '')
    expect(all).not.toMatch(/:\/\/|[\p{L}\p{N}][.．。｡]\p{L}{2}/u)
    expect(factOf(words, 'Phone')).toBe(
      'http[:]//evil[.]example/x www[.]evil[.]example e[.]vil@evil[.]example evil[.]example',
    )
  })

  test('times, initials and ends of sentences are no links', () => {
    const specialRequests = 'At 10.30, for J.R. Smith. Please wait.'
    expect(factOf(guestText({ specialRequests }), 'Special requests')).toBe(specialRequests)
  })

  test('42: marks that turn or hide text are gone, lines stay lines only in the requests', () => {
    const text = 'a\u202eb\u200b\u0007c\r\n\n\n\nd\u2028e'
    const words = guestText({ specialRequests: text, pickupLocation: text })
    expect(factOf(words, 'Special requests')).toBe('ab c\n\nd\ne')
    expect(factOf(words, 'Pickup location')).toBe('ab c d e')
    expect(factOf(operatorText({ pickupLocation: text }), 'Pickup location')).toBe('ab c d e')
  })
})

describe('the mail to the operator', () => {
  test('holds every detail, and in its subject where and when', () => {
    const words = operatorText()
    expect(words.subject).toBe('Chauffeur request RT-4D2P-F2DB: Paris, 22 Nov 2026, 09:00')
    expect(Object.fromEntries(words.facts.map(({ label, value }) => [label, value]))).toMatchObject({
      Email: 'amelie@mail.example',
      Phone: '+1 555 0100',
      'Full name': 'Amélie Martin',
      'Sent by': 'a guest',
      Received: 'Saturday 21 November 2026, 11:00, Paris time (UTC+1)',
      Row: booking.id,
    })
  })

  test('a city that is none of ours is no part of the subject', () => {
    const words = operatorText({ city: 'x\r\nbcc: evil@evil.example' })
    expect(words.subject).toBe('Chauffeur request RT-4D2P-F2DB: 22 Nov 2026, 09:00')
    expect(factOf(words, 'City')).toBe('x bcc: evil@evil.example, France')
  })

  test('says so when no reply reaches the guest, and who sent it', () => {
    expect(operatorMailText(booking, { isAnswerable: false }).next[0]).toContain('Answer by phone')
    expect(operatorText().next[0]).toContain('Reply to this mail')
    expect(factOf(operatorText({ isFromAccount: true }), 'Sent by')).toContain('an account')
  })

  test('keeps links as they were typed: a hotel may be named by its page', () => {
    const specialRequests = 'https://hotel.example/rooms'
    expect(factOf(operatorText({ specialRequests }), 'Special requests')).toBe(specialRequests)
  })
})

describe('the event of a booking', () => {
  test('is named by the key that the browser knows, and by the id without one', () => {
    expect(bookingEvent(booking, 'retour.example').uid).toBe(`${booking.idempotencyKey}@retour.example`)
    const event = bookingEvent({ ...booking, idempotencyKey: null }, 'retour.example')
    expect(event.uid).toBe(`${booking.id}@retour.example`)
  })

  test('says what was asked for, and that it is not confirmed', () => {
    expect(bookingEvent(booking, 'retour.example')).toMatchObject({
      startsAt: '2026-11-22T08:00:00Z',
      summary: 'Chauffeur pickup, requested (RT-4D2P-F2DB)',
      location: 'Charles de Gaulle Airport (CDG)',
      description:
        'Requested, not yet confirmed. Reference RT-4D2P-F2DB.\nTo: Hotel St. Regis\nMercedes V-Class (1-6 passengers)',
    })
  })
})

describe('a pending booking', () => {
  const ride: PendingBooking = {
    full_name: 'Amélie Martin',
    email: 'amelie@mail.example',
    phone: '+1 555 0100',
    pickup_date: '2026-11-22T08:00:00Z',
    pickup_location: 'Airport',
    dropoff_location: 'Hotel',
    vehicle_type: 'van',
    passenger_count: 4,
    special_requests: null,
    flight_number: null,
    city: 'paris',
    country: 'france',
    idempotency_key: '9b2f7c1e-8a4d-4e5f-9c3b-0123456789ab',
  }
  const others: Omit<PendingBooking, 'full_name' | 'email' | 'idempotency_key'> = {
    phone: '+1 555 0199',
    pickup_date: '2026-11-23T08:00:00Z',
    pickup_location: 'Station',
    dropoff_location: 'Outlet',
    vehicle_type: 'suv',
    passenger_count: 5,
    special_requests: 'Child Seats',
    flight_number: 'AF 1234',
    city: 'nice',
    country: 'spain',
  }

  test('is shown whole: whichever column differs, but name, address and key, the mail differs', () => {
    const shown = Object.keys(pendingBookingSchema.shape).filter(
      (name) => !['full_name', 'email', 'idempotency_key'].includes(name),
    )
    expect(Object.keys(others)).toEqual(shown)
    const factsOf = (changes: object) => JSON.stringify(pendingRideFacts(mailedRide({ ...ride, ...changes })))
    const unseen = Object.entries(others).filter(
      ([name, value]) => factsOf({ [name]: value }) === factsOf({}),
    )
    expect(unseen).toEqual([])
  })

  test.each([
    [{ city: 'madrid', country: 'spain' }, '/spain/madrid/book-chauffeur'],
    [{ city: '//evil.example', country: 'france' }, '/france/paris/book-chauffeur'],
    [{ city: null, country: null }, '/france/paris/book-chauffeur'],
  ] as const)('%j is asked for at %s', (place, path) => {
    expect(bookingPath(place)).toBe(path)
  })
})
