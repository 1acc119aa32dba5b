import { describe, expect, test } from 'vitest'
import { instantAt, localAt } from './zone-clock.ts'

test.each([
  ['2026-11-29T13:40', 'Europe/Paris', '2026-11-29T12:40Z'],
  ['2026-07-01T00:05', 'Asia/Tokyo', '2026-06-30T15:05Z'],
  ['2026-07-01T12:00', 'Asia/Kolkata', '2026-07-01T06:30Z'],
  ['2026-11-29T13:40', 'America/New_York', '2026-11-29T18:40Z'],
])('%s in %s is %s, and read back the same', (reading, zone, instant) => {
  expect(instantAt(reading, zone)).toBe(Date.parse(instant))
  expect(localAt(Date.parse(instant), zone)).toBe(reading)
})

describe('nights on which clocks change', () => {
  test('a time that is skipped is read by the clock before it', () =>
    expect(localAt(instantAt('2027-03-28T02:30', 'Europe/Paris'), 'Europe/Paris')).toBe('2027-03-28T03:30'))

  test('a time that comes twice is the first', () =>
    expect(instantAt('2026-10-25T02:30', 'Europe/Paris')).toBe(Date.parse('2026-10-25T00:30Z')))
})

test.each(['2026-02-30T10:00', '2026-11-29', '2026-11-29T25:00', 'soon'])('"%s" is no time', (reading) => {
  expect(() => instantAt(reading, 'Europe/Paris')).toThrow(RangeError)
})

test('a zone that there is not', () =>
  expect(() => instantAt('2026-11-29T10:00', 'Europe/Nowhere')).toThrow(RangeError))
