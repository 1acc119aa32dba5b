import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exportDeadlines, isCalendarDate } from './deadlines.ts'

describe('the last days to leave the EU', () => {
  test.each([
    ['in the middle of a month', '2026-05-05', '2026-08-05', '2026-08-31'],
    ['the first day of a year', '2026-01-01', '2026-04-01', '2026-04-30'],
    ['31 January: April has 30 days', '2026-01-31', '2026-04-30', '2026-04-30'],
    ['30 November before a common February', '2026-11-30', '2027-02-28', '2027-02-28'],
    ['30 November before a leap February', '2027-11-30', '2028-02-29', '2028-02-29'],
    ['29 November before a leap February', '2027-11-29', '2028-02-29', '2028-02-29'],
    ['21 November', '2026-11-21', '2027-02-21', '2027-02-28'],
    ['29 February', '2028-02-29', '2028-05-29', '2028-05-31'],
    ['September stays in its year', '2026-09-30', '2026-12-30', '2026-12-31'],
    ['October passes into the next year', '2026-10-01', '2027-01-01', '2027-01-31'],
    ['31 December', '2026-12-31', '2027-03-31', '2027-03-31'],
    ['over a change to summer time', '2026-03-28', '2026-06-28', '2026-06-30'],
    ['a century that is no leap year', '2099-11-30', '2100-02-28', '2100-02-28'],
    ['a century that is one', '1999-11-30', '2000-02-29', '2000-02-29'],
  ])('%s', (_edge, purchaseDate, safe, legal) => {
    expect(exportDeadlines(purchaseDate)).toEqual({ safe, legal })
  })

  test('the safe day is never after the legal one, and both stand in the third month after', () => {
    const anyDay = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(anyDay, (date) => {
        const day = date.toISOString().slice(0, 10)
        const { safe, legal } = exportDeadlines(day)
        const monthsOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        expect(isCalendarDate(safe) && isCalendarDate(legal) && safe <= legal).toBe(true)
        expect([monthsOf(safe), monthsOf(legal)]).toEqual([monthsOf(day) + 3, monthsOf(day) + 3])
        const dayAfter = new Date(`${legal}T00:00:00Z`).getTime() + 86_400_000
        expect(new Date(dayAfter).getUTCDate()).toBe(1)
      }),
    )
  })

  test.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '21 Nov 2026',
    '2026-11-21T00:00',
  ])('%j is no calendar date', (text) => {
    expect(isCalendarDate(text)).toBe(false)
    expect(() => exportDeadlines(text)).toThrow(RangeError)
  })
})
