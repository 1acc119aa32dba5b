import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries, type Country } from '../places/countries.ts'
import { isCalendarDate } from '../vat/deadlines.ts'
import { addDays, addMonths, dayNumber, endOfMonth } from '../calendar/calendar-days.ts'
import { earlyRefundBackBy, formBackBy, goodsOutBy } from './form-clocks.ts'

const anyDay = fc
  .date({ min: new Date('1980-01-01'), max: new Date('2190-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('days', () => {
  test.each([
    ['over the end of a year', '2026-12-20', 21, '2027-01-10'],
    ['over a leap day', '2028-02-15', 21, '2028-03-07'],
    ['over a common February', '2027-02-15', 21, '2027-03-08'],
    ['back', '2028-03-01', -1, '2028-02-29'],
  ])('%s', (_edge, day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
  })

  test.each([
    ['to the day', '2026-11-24', 6, '2027-05-24'],
    ['31 August and six months: a common February', '2026-08-31', 6, '2027-02-28'],
    ['31 August and six months: a leap February', '2027-08-31', 6, '2028-02-29'],
    ['29 February and four years', '2028-02-29', 48, '2032-02-29'],
    ['29 February and five years', '2028-02-29', 60, '2033-02-28'],
    ['28 February stays the 28th', '2027-02-28', 12, '2028-02-28'],
    ['a century that is no leap year', '2096-02-29', 48, '2100-02-28'],
  ])('months, %s', (_edge, day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })

  test('months keep the day of the month or take its last, and days can be taken back', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: -400, max: 400 }),
        (day, months, days) => {
          const later = addMonths(day, months)
          expect(isCalendarDate(later) && later >= day).toBe(true)
          expect([day.slice(8), endOfMonth(day, months).slice(8)]).toContain(later.slice(8))
          expect(addDays(addDays(day, days), -days)).toBe(day)
          expect(dayNumber(addDays(day, days)) - dayNumber(day)).toBe(days)
        },
      ),
    )
  })
})

describe('goods out of the EU', () => {
  test.each<[edge: string, firstDay: string | null, issuedOn: string, safe: string, legal: string]>([
    ['bought and issued on one day', '2026-11-24', '2026-11-24', '2027-02-24', '2027-02-28'],
    ['issued two days later: from the purchase', '2026-11-22', '2026-11-24', '2027-02-22', '2027-02-28'],
    ['over two months: the earlier', '2026-11-30', '2026-12-02', '2027-02-28', '2027-02-28'],
    ['over the turn of a year', '2026-12-31', '2027-01-02', '2027-03-31', '2027-03-31'],
    ['no receipt noted: from the issue', null, '2026-12-02', '2027-03-02', '2027-03-31'],
    [
      'a purchase typed after the issue: from the issue',
      '2026-12-05',
      '2026-11-30',
      '2027-02-28',
      '2027-02-28',
    ],
    ['before a leap February', '2027-11-29', '2027-11-30', '2028-02-29', '2028-02-29'],
  ])('%s', (_edge, firstDay, issuedOn, safe, legal) => {
    expect(goodsOutBy({ issuedOn }, firstDay)).toEqual({ safe, legal })
  })
})

describe('the validated form back', () => {
  test.each<
    [country: Country, by: 'kiosk' | 'stamp' | null, issuedOn: string, first: string, later: string | null]
  >([
    ['france', 'stamp', '2026-11-24', '2027-05-24', null],
    ['france', 'stamp', '2026-08-31', '2027-02-28', null],
    ['france', 'stamp', '2027-08-31', '2028-02-29', null],
    ['france', 'kiosk', '2026-11-24', '2031-11-24', null],
    ['france', 'kiosk', '2028-02-29', '2033-02-28', null],
    ['france', null, '2026-11-24', '2027-05-24', null],
    ['spain', 'kiosk', '2026-11-24', '2030-11-24', null],
    ['spain', 'stamp', '2028-02-29', '2032-02-29', null],
    ['germany', 'stamp', '2026-11-24', '2030-11-24', null],
    ['germany', 'stamp', '2096-02-29', '2100-02-28', null],
    ['italy', 'kiosk', '2026-11-24', '2027-02-28', '2027-05-31'],
    ['italy', 'stamp', '2027-11-01', '2028-02-29', '2028-05-31'],
    ['italy', null, '2026-12-31', '2027-03-31', '2027-06-30'],
    ['italy', 'kiosk', '2026-08-31', '2026-11-30', '2027-02-28'],
  ])('%s, %s, issued %s', (country, validatedBy, issuedOn, first, later) => {
    expect(formBackBy({ country, validatedBy, issuedOn })).toEqual({ first, later })
  })

  test('the first date is never after the later one, and neither before the issue', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.constantFrom('kiosk', 'stamp', null),
        anyDay,
        (country, validatedBy, issuedOn) => {
          const { first, later } = formBackBy({ country, validatedBy, issuedOn })
          expect(first > issuedOn && (later === null || later > first)).toBe(true)
          const unknown = formBackBy({ country, validatedBy: null, issuedOn })
          expect(unknown.first <= first).toBe(true)
        },
      ),
    )
  })
})

test.each([
  ['over the end of a year', '2026-12-20', '2027-01-10'],
  ['over a leap day', '2028-02-15', '2028-03-07'],
  ['none was taken', null, null],
])('an early refund must be back in 21 days: %s', (_edge, earlyRefundOn, day) => {
  expect(earlyRefundBackBy({ earlyRefundOn })).toBe(day)
})
