import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries } from '../places/countries.ts'
import { lastPickupDay, localDay, pickupInstant, pickupTimes } from './pickup-instant.ts'
import { localTime } from './pickup-time.ts'

test('times are every half hour from 06:00 to 22:30', () => {
  expect(pickupTimes).toHaveLength(34)
  expect(pickupTimes.slice(0, 3)).toEqual(['06:00', '06:30', '07:00'])
  expect(pickupTimes.at(-1)).toBe('22:30')
})

describe('the instant of a pickup', () => {
  test.each([
    ['winter', '2026-11-24', '09:00', 'spain', '2026-11-24T08:00:00.000Z'],
    ['summer', '2027-07-01', '09:00', 'spain', '2027-07-01T07:00:00.000Z'],
    ['the morning after the clock went forward', '2027-03-28', '06:00', 'france', '2027-03-28T04:00:00.000Z'],
    ['the evening before it goes forward', '2027-03-27', '22:30', 'france', '2027-03-27T21:30:00.000Z'],
    ['the morning after the clock went back', '2027-10-31', '06:00', 'germany', '2027-10-31T05:00:00.000Z'],
    ['the evening before it goes back', '2027-10-30', '22:30', 'italy', '2027-10-30T20:30:00.000Z'],
    ['a leap day', '2028-02-29', '12:00', 'italy', '2028-02-29T11:00:00.000Z'],
  ] as const)('%s', (_title, date, time, country, instant) => {
    expect(pickupInstant({ date, time }, country)).toBe(instant)
  })

  test('87: an hour that a night skips is read by the clock before it', () => {
    const instant = pickupInstant({ date: '2027-03-28', time: '02:30' }, 'france')
    expect(instant).toBe('2027-03-28T01:30:00.000Z')
    expect(localTime(instant, 'france')).toMatchObject({ time: '03:30', offset: 'UTC+2' })
  })

  test('87: an hour that comes twice is the first of the two', () => {
    const instant = pickupInstant({ date: '2027-10-31', time: '02:30' }, 'france')
    expect(localTime(instant, 'france')).toMatchObject({ time: '02:30', offset: 'UTC+2' })
  })

  test('87: every time of the form, on any day, in every country, is read back as it was chosen', () => {
    const day = fc.integer({ min: 0, max: 1460 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)))
    fc.assert(
      fc.property(
        day,
        fc.constantFrom(...pickupTimes),
        fc.constantFrom(...countries),
        (when, time, country) => {
          const date = when.toISOString().slice(0, 10)
          const instant = pickupInstant({ date, time }, country)
          expect(localTime(instant, country).time).toBe(time)
          expect(localDay(new Date(instant), country)).toBe(date)
        },
      ),
    )
  })

  test.each([
    ['', '09:00'],
    ['2027-02-29', '09:00'],
    ['2027-06-31', '09:00'],
    ['27-06-01', '09:00'],
    ['2027-06-01', ''],
    ['2027-06-01', '25:00'],
    ['2027-06-01', '9:00'],
  ])('%j at %j is none', (date, time) => {
    expect(() => pickupInstant({ date, time }, 'france')).toThrow(RangeError)
  })
})

describe('today', () => {
  test('87: in Paris begins while it is still yesterday in New York, and after it has begun in Tokyo', () => {
    expect(localDay(new Date('2026-11-20T23:00:00Z'), 'france')).toBe('2026-11-21')
    expect(localDay(new Date('2026-11-20T22:59:59Z'), 'france')).toBe('2026-11-20')
    expect(localDay(new Date('2027-06-30T22:00:00Z'), 'spain')).toBe('2027-07-01')
  })

  test('reaches two years less a day ahead, across a leap day', () => {
    expect(lastPickupDay('2026-11-21')).toBe('2028-11-20')
    expect(lastPickupDay('2028-02-29')).toBe('2030-02-28')
    expect(lastPickupDay('2026-01-01')).toBe('2027-12-31')
  })
})
