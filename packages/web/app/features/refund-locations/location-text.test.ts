import { describe, expect, test } from 'vitest'
import { bookingPath, hoursText, nothingFoundSentence, roundCoordinate } from './location-text.ts'

describe('opening hours', () => {
  test('that are unknown are not spoken of', () => {
    expect(hoursText({ opening_hours: null }, '2026-11-24')).toBeNull()
  })
  const hours = { opening_hours: 'Daily 10:00–20:15', hours_checked: '2026-07' }
  test('carry the month they were checked, for a year', () => {
    expect(hoursText(hours, '2026-11-24')).toBe('Daily 10:00–20:15 (checked July 2026)')
    expect(hoursText(hours, '2027-06-30')).toBe('Daily 10:00–20:15 (checked July 2026)')
    expect(hoursText(hours, '2027-07-01')).toBe('Daily 10:00–20:15 (as of July 2026, may have changed)')
  })
  test('that are old warn', () => {
    const stale = { ...hours, hours_checked: '2019-03', hours_stale: true }
    expect(hoursText(stale, '2026-11-24')).toBe('Daily 10:00–20:15 (as of March 2019, may have changed)')
  })
  test('of a page without a date are never dated by the month in which it was read', () => {
    const undated = { ...hours, hours_checked: '2026-11', hours_stale: true }
    expect(hoursText(undated, '2026-11-24')).toBe(
      'Daily 10:00–20:15 (source without a date, may have changed)',
    )
  })
})

test('the Book button carries the name as destination, country and city in lower case', () => {
  const location = { country: 'france', city: 'Paris', name: 'Printemps & Co, été' } as const
  const path = bookingPath(location)
  expect(path).toMatch(/^\/france\/paris\/book-chauffeur\?destination=/)
  expect(new URLSearchParams(path.split('?')[1]).get('destination')).toBe('Printemps & Co, été')
})

test('an empty list names the type, without its hyphen, and the place', () => {
  expect(nothingFoundSentence('refund-office', 'Cannes')).toBe(
    "We couldn't find any refund office locations in Cannes.",
  )
})

test('coordinates travel with four decimals', () => {
  expect(roundCoordinate(48.873_456_7)).toBe('48.8735')
  expect(roundCoordinate(2)).toBe('2.0000')
})
