import { airportServices, type AirportService } from '@retour/domain/booking/special-requests'
import { describe, expect, test } from 'vitest'
import { chooseAirportService } from './airport-service.ts'
import { inputFromAddress } from './booking-address.ts'
import { asksForFlight, completeInput, emptyInput } from './booking-input.ts'

const airport = 'Charles de Gaulle Airport (CDG)'

test('nothing is an untouched form: 09:00, a sedan, one passenger', () => {
  expect(emptyInput).toMatchObject({
    pickupTime: '09:00',
    vehicleType: 'sedan',
    passengers: '1',
    airportService: 'none',
  })
})

test('stored nonsense takes its default, the rest stays', () => {
  const stored = {
    pickupLocation: 'Hotel',
    passengers: '9',
    vehicleType: 'tank',
    createAccount: 'yes',
    phone: 7,
  }
  expect(completeInput(stored)).toEqual({ ...emptyInput, pickupLocation: 'Hotel' })
})

test.each([
  ['none', 'Hotel', false],
  ['arrival', '', true],
  ['none', 'Charles de Gaulle Airport (CDG)', true],
  ['departure', 'Terminal 2E', true],
  ['none', 'Aéroport de Nice', true],
  ['none', 'Airportel Suites', false],
] as const)('%s, picked up at %j: a flight is asked for: %s', (airportService, pickupLocation, expected) => {
  expect(asksForFlight({ airportService, pickupLocation })).toBe(expected)
})

describe('an airport service', () => {
  const choose = (service: AirportService, changes: Partial<typeof emptyInput> = {}) =>
    chooseAirportService(service, { ...emptyInput, ...changes }, airport)

  test('arrival fills an empty pickup and asks for its assistance', () => {
    expect(choose('arrival')).toEqual({
      airportService: 'arrival',
      pickupLocation: airport,
      dropoffLocation: '',
      specialRequests: 'VIP Airport Arrival Assistance',
    })
  })

  test('departure fills an empty dropoff, after what was asked for before', () => {
    expect(choose('departure', { specialRequests: 'Child Seats' })).toEqual({
      airportService: 'departure',
      pickupLocation: '',
      dropoffLocation: airport,
      specialRequests: 'Child Seats, VAT Refund & Departure Assistance',
    })
  })

  test('what was typed stays', () => {
    const typed = { pickupLocation: 'Orly', dropoffLocation: 'Hotel' }
    expect(choose('arrival', typed)).toMatchObject(typed)
    expect(choose('departure', typed)).toMatchObject(typed)
  })

  test('another choice takes back what the first one filled in, and nothing else', () => {
    const arrival = { ...emptyInput, ...choose('arrival', { specialRequests: 'VIP Access' }) }
    expect(chooseAirportService('departure', arrival, airport)).toEqual({
      airportService: 'departure',
      pickupLocation: '',
      dropoffLocation: airport,
      specialRequests: 'VIP Access, VAT Refund & Departure Assistance',
    })
    const named = { ...arrival, pickupLocation: 'CDG, Terminal 2E' }
    expect(chooseAirportService('none', named, airport)).toEqual({
      airportService: 'none',
      pickupLocation: 'CDG, Terminal 2E',
      dropoffLocation: '',
      specialRequests: 'VIP Access',
    })
  })

  test.each(airportServices)('%s twice is once', (service) => {
    const once = { ...emptyInput, ...choose(service) }
    expect(chooseAirportService(service, once, airport)).toEqual(choose(service))
  })
})

describe('what an address fills in', () => {
  const fill = (search: string, changes: Partial<typeof emptyInput> = {}) =>
    inputFromAddress(search, { ...emptyInput, ...changes }, { airport })

  test.each([
    ['', {}],
    ['?destination=', {}],
    ['?destination=%20Printemps+%26+Co%2C+%C3%A9t%C3%A9', { dropoffLocation: 'Printemps & Co, été' }],
    ['?destination=%3Cscript%3E', { dropoffLocation: '<script>' }],
    ['?service=shopping', { specialRequests: 'Luxury Shopping Assistance' }],
    ['?service=spying', {}],
    [
      '?destination=Printemps&service=vat-refund',
      { dropoffLocation: 'Printemps', specialRequests: 'VAT Refund Help' },
    ],
    [
      '?service=departure',
      {
        airportService: 'departure',
        dropoffLocation: airport,
        specialRequests: 'VAT Refund & Departure Assistance',
      },
    ],
    ['?date=2026-11-29&time=08:45', { date: '2026-11-29', pickupTime: '08:30' }],
    ['?date=2026-11-31&time=05:59', {}],
    ['?time=soon&flight=-', {}],
    ['?flight=af274', { specialRequests: 'Flight AF 274' }],
    [
      '?service=departure&destination=Terminal+2E&flight=AF274',
      {
        airportService: 'departure',
        dropoffLocation: 'Terminal 2E',
        specialRequests: 'Flight AF 274, VAT Refund & Departure Assistance',
      },
    ],
  ])('%j', (search, filled) => {
    expect(fill(search)).toEqual(filled)
  })

  test('a destination of 1,000 letters is cut to what the field holds', () => {
    expect(fill(`?destination=${'x'.repeat(1000)}`).dropoffLocation).toHaveLength(300)
  })

  test('what was typed before is added to, not replaced', () => {
    expect(fill('?service=shopping', { specialRequests: 'Child Seats' }).specialRequests).toBe(
      'Child Seats, Luxury Shopping Assistance',
    )
    expect(fill('?service=departure', { dropoffLocation: 'Orly' }).dropoffLocation).toBe('Orly')
  })
})
