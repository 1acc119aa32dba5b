import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bookingFormSchema, bookingMessages } from './booking-form.ts'
import { bookingRow } from './booking-row.ts'
import type { Country } from '../places/countries.ts'
import { readPhoneNumber } from './phone-number.ts'

const form = {
  fullName: ' Mei Tanaka ',
  email: ' Mei@Example.com',
  phone: '+81 90 1234 5678',
  date: '2026-11-24',
  pickupTime: '09:00',
  pickupLocation: ' Hotel ',
  dropoffLocation: 'Charles de Gaulle Airport (CDG)',
  vehicleType: 'sedan',
  passengers: '2',
  specialRequests: ' VIP Access ',
  flightNumber: 'nh216',
}

const read = (
  changes: Partial<Record<keyof typeof form, unknown>> = {},
  { now = '2026-11-21T12:00:00Z', country = 'france' }: { now?: string; country?: Country } = {},
) =>
  z.safeParse(bookingFormSchema({ country, now: new Date(now), readPhone: readPhoneNumber }), {
    ...form,
    ...changes,
  })

const problems = (...input: Parameters<typeof read>) =>
  Object.fromEntries(
    (read(...input).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

const request = { country: 'spain', city: 'madrid', userId: null, idempotencyKey: 'key' } as const

test('a form becomes a row: 09:00 in Madrid is that instant wherever it was typed', () => {
  expect(bookingRow(read({}, { country: 'spain' }).data!, request)).toEqual({
    user_id: null,
    full_name: 'Mei Tanaka',
    email: 'mei@example.com',
    phone: '+819012345678',
    pickup_date: '2026-11-24T08:00:00.000Z',
    pickup_location: 'Hotel',
    dropoff_location: 'Charles de Gaulle Airport (CDG)',
    vehicle_type: 'sedan',
    passenger_count: 2,
    special_requests: 'VIP Access',
    flight_number: 'NH 216',
    city: 'madrid',
    country: 'spain',
    idempotency_key: 'key',
  })
})

test('no requests and no flight are stored as nothing', () => {
  const row = bookingRow(read({ specialRequests: ' ', flightNumber: '' }).data!, request)
  expect(row).toMatchObject({ special_requests: null, flight_number: null })
})

test('an empty form says what is missing, a sentence a field', () => {
  const empty = { fullName: '', email: '', phone: '', date: '', pickupLocation: ' ', dropoffLocation: '' }
  expect(problems({ ...empty, pickupTime: '' })).toEqual({
    fullName: 'Full name is required',
    email: 'Please enter a valid email address',
    phone: bookingMessages.phone,
    date: 'Please select a pickup date',
    pickupTime: 'Please select a pickup time',
    pickupLocation: bookingMessages.pickupLocation,
    dropoffLocation: bookingMessages.dropoffLocation,
  })
})

test.each([
  ['a name of one letter', { fullName: 'M' }, { fullName: 'Full name is required' }],
  ['a name with a line break', { fullName: 'M\nT' }, { fullName: 'Full name is required' }],
  [
    'a location of 301 characters',
    { pickupLocation: 'x'.repeat(301) },
    { pickupLocation: bookingMessages.tooLong },
  ],
  [
    'requests of 2001 characters',
    { specialRequests: 'x'.repeat(2001) },
    { specialRequests: bookingMessages.tooLong },
  ],
  ['a time that is not in the list', { pickupTime: '05:30' }, { pickupTime: 'Please select a pickup time' }],
  ['no flight', { flightNumber: 'soon' }, { flightNumber: bookingMessages.flightNumber }],
  ['a local number of another country', { phone: '(415) 555-2671' }, { phone: bookingMessages.phone }],
  ['31 June', { date: '2027-06-31' }, { date: 'Please select a pickup date' }],
])('%s', (_title, changes, expected) => {
  expect(problems(changes)).toEqual(expected)
})

test.each(['7', '0', 2, ''])('%j passengers are none of the form', (passengers) => {
  expect(problems({ passengers })).toHaveProperty('passengers')
})

describe('now, on the clock of the place', () => {
  const at = (now: string, date: string, pickupTime = '09:00') => problems({ date, pickupTime }, { now })

  test('yesterday has passed, also where it is still today for the person', () => {
    expect(at('2026-11-20T23:30:00Z', '2026-11-20')).toEqual({ date: bookingMessages.datePassed })
    expect(at('2026-11-20T22:30:00Z', '2026-11-20', '22:30')).toEqual({
      pickupTime: bookingMessages.timePassed,
    })
  })
  test('this very minute has passed, the next half hour has not', () => {
    expect(at('2026-11-24T08:00:00Z', '2026-11-24')).toEqual({ pickupTime: bookingMessages.timePassed })
    expect(at('2026-11-24T08:00:00Z', '2026-11-24', '09:30')).toEqual({})
  })
  test('a time that has passed is told beside an empty phone and an unknown day', () => {
    const now = '2026-11-24T12:00:00Z'
    expect(problems({ phone: '', date: '2026-11-24' }, { now })).toEqual({
      phone: bookingMessages.phone,
      pickupTime: bookingMessages.timePassed,
    })
    expect(problems({ phone: '', date: '' }, { now })).toEqual({
      phone: bookingMessages.phone,
      date: bookingMessages.date,
    })
  })
  test('two years ahead is too far, a day less is not', () => {
    expect(at('2026-11-21T12:00:00Z', '2028-11-21')).toEqual({ date: bookingMessages.dateTooFar })
    expect(at('2026-11-21T12:00:00Z', '2028-11-20')).toEqual({})
  })
})
