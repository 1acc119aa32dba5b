import { describe, expect, test } from 'vitest'
import { openState } from './open-now.ts'
import { readOpeningRules } from './opening-rules.ts'
import { isPublicHoliday } from './public-holidays.ts'
import { refundLocations } from './refund-locations.ts'

const shop = {
  country: 'france',
  opening_hours: 'Mon–Sat 10:00–20:30, Sun 11:00–18:00',
  hours: 'Mo-Sa 10:00-20:30; Su 11:00-18:00',
  hours_checked: '2025-01',
} as const
const at = (text: string) => new Date(text)
const opensAt = (hour: number, inDays: number, weekday: number) => ({
  kind: 'closed',
  opens: { inDays, weekday, at: hour * 60 },
})

describe('by the clock of the place', () => {
  test.each([
    // Friday 20 November 2026: Paris is an hour ahead of UTC.
    ['a minute before opening', '2026-11-20T08:59Z', opensAt(10, 0, 4)],
    ['at opening', '2026-11-20T09:00Z', { kind: 'open', closesAt: 20 * 60 + 30 }],
    ['a minute before closing', '2026-11-20T19:29Z', { kind: 'open', closesAt: 20 * 60 + 30 }],
    ['at closing: tomorrow', '2026-11-20T19:30Z', opensAt(10, 1, 5)],
    ['late on Saturday: Sunday’s own hours', '2026-11-21T22:00Z', opensAt(11, 1, 6)],
    ['past midnight in Paris, still Saturday in UTC', '2026-11-21T23:30Z', opensAt(11, 0, 6)],
    ['the summer clock is two hours ahead', '2026-07-17T08:00Z', { kind: 'open', closesAt: 20 * 60 + 30 }],
    ['the last morning of the winter clock', '2026-03-28T08:59Z', opensAt(10, 0, 5)],
    ['the first morning of the summer clock', '2026-03-29T09:00Z', { kind: 'open', closesAt: 18 * 60 }],
    ['the first morning of the winter clock', '2026-10-25T09:59Z', opensAt(11, 0, 6)],
  ])('%s', (_edge, now, expected) => {
    expect(openState(shop, at(now))).toEqual(expected)
  })

  test('the visitor’s own zone changes nothing', () => {
    expect(openState(shop, at('2026-11-20T18:29:00+09:00'))).toEqual(openState(shop, at('2026-11-20T09:29Z')))
  })
})

describe('hours that reach midnight', () => {
  const bar = { ...shop, opening_hours: 'late', hours: 'Mo-Su 00:00-02:00,18:00-24:00' }
  test('run on into the next day', () => {
    expect(openState(bar, at('2026-11-20T22:30Z'))).toEqual({ kind: 'open', closesAt: 120 })
    expect(openState(bar, at('2026-11-20T23:00Z'))).toEqual({ kind: 'open', closesAt: 120 })
    expect(openState(bar, at('2026-11-21T01:00Z'))).toEqual(opensAt(18, 0, 5))
  })
  test('end there when nothing follows', () => {
    const late = { ...bar, hours: 'Mo-Su 18:00-24:00' }
    expect(openState(late, at('2026-11-20T22:59Z'))).toEqual({ kind: 'open', closesAt: 1440 })
    expect(openState(late, at('2026-11-20T23:00Z'))).toEqual(opensAt(18, 0, 5))
  })
  test('24/7 never closes, on holidays neither', () => {
    expect(openState({ ...shop, hours: '24/7' }, at('2026-12-25T02:00Z'))).toEqual({
      kind: 'open',
      closesAt: null,
    })
  })
})

describe('nothing is claimed', () => {
  const noon = at('2026-11-20T11:00Z')
  test.each([
    ['without hours', { hours: null }],
    ['of stale hours', { hours_stale: true }],
    ['of undated hours', { hours_checked: null }],
    ['of hours of more than three years ago', { hours_checked: '2023-10' }],
    ['of hours from the future', { hours_checked: '2026-12' }],
    [
      'of a source that has a reservation',
      { opening_hours: 'Daily 10:00–22:00 (may close earlier in winter)' },
    ],
    ['of a weekday that the source leaves out', { hours: 'Su,PH 11:00-21:00' }],
    ['of a sentence that is none', { hours: 'ask inside' }],
    ['of a span that ends before it starts', { hours: 'Mo-Su 22:00-02:00' }],
  ])('%s', (_edge, change) => {
    expect(openState({ ...shop, ...change }, noon)).toBeNull()
  })

  test('of the month three years ago something is', () => {
    expect(openState({ ...shop, hours_checked: '2023-11' }, noon)?.kind).toBe('open')
  })

  test('on a public holiday only where the hours name it', () => {
    const christmas = at('2026-12-25T11:00Z')
    expect(openState(shop, christmas)).toEqual({ kind: 'holiday' })
    expect(openState({ ...shop, hours: 'Mo-Sa 10:00-20:00; PH 11:00-14:00' }, christmas)).toEqual({
      kind: 'open',
      closesAt: 14 * 60,
    })
    expect(openState({ ...shop, hours: 'Mo-Sa 10:00-20:00; PH off' }, christmas)).toEqual(opensAt(10, 1, 5))
  })

  test('the next opening is not told across a holiday', () => {
    const closed = { ...shop, hours: 'Mo-Sa 10:00-20:00' }
    expect(openState(closed, at('2026-12-24T20:00Z'))).toEqual({ kind: 'closed', opens: null })
  })
})

test('a place that keeps working days is closed on the days it leaves out', () => {
  const closed = { ...shop, hours: 'Mo-Sa 10:00-20:00' }
  expect(openState(closed, at('2026-11-22T11:00Z'))).toEqual(opensAt(10, 1, 0))
})

describe('seasons', () => {
  const mall = {
    ...shop,
    country: 'spain',
    hours:
      'Jan-May Mo-Sa 09:00-21:00; Jun-Sep Mo-Sa 09:30-22:00; Oct-Dec Mo-Sa 09:00-21:00; May 15-Sep 15 Su 12:00-20:00',
  } as const
  test.each([
    ['the last day of May', '2026-05-30T07:00Z', { kind: 'open', closesAt: 21 * 60 }],
    [
      'June opens half an hour later',
      '2026-06-01T07:00Z',
      { kind: 'closed', opens: { inDays: 0, weekday: 0, at: 570 } },
    ],
    ['a Sunday before the season', '2026-05-10T11:00Z', opensAt(9, 1, 0)],
    ['a Sunday in the season', '2026-05-17T10:00Z', { kind: 'open', closesAt: 20 * 60 }],
  ])('%s', (_edge, now, expected) => {
    expect(openState(mall, at(now))).toEqual(expected)
  })
  test('that run over New Year', () => {
    const winter = { ...shop, hours: 'Nov-Feb Mo-Su 10:00-18:00; Mar-Oct Mo-Su 10:00-22:00' }
    expect(openState(winter, at('2026-12-05T18:00Z'))?.kind).toBe('closed')
    expect(openState(winter, at('2027-01-05T16:59Z'))).toEqual({ kind: 'open', closesAt: 18 * 60 })
  })
})

test('public holidays, fixed and by Easter', () => {
  expect(isPublicHoliday('france', '2026-07-14')).toBe(true)
  expect(isPublicHoliday('spain', '2026-07-14')).toBe(false)
  // Easter Sundays: 5 April 2026, 28 March 2027, 20 April 2025.
  expect(isPublicHoliday('spain', '2026-04-03')).toBe(true)
  expect(isPublicHoliday('france', '2026-04-03')).toBe(false)
  expect(isPublicHoliday('italy', '2027-03-29')).toBe(true)
  expect(isPublicHoliday('germany', '2025-05-29')).toBe(true)
  expect(isPublicHoliday('france', '2026-05-25')).toBe(true)
})

test('every sentence of the records can be read', () => {
  const unread = refundLocations.filter(({ hours }) => hours && readOpeningRules(hours) === null)
  expect(unread.map(({ id }) => id)).toEqual([])
})

test('no record with a warning beside its hours is ever called open', () => {
  const now = at('2026-11-20T11:00Z')
  const described = refundLocations.filter((record) => openState(record, now) !== null)
  expect(described.length).toBeGreaterThan(10)
  expect(
    described.filter(
      ({ hours_stale, opening_hours }) => hours_stale || /may close|vary/.test(opening_hours ?? ''),
    ),
  ).toEqual([])
})
