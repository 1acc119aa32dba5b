import { describe, expect, test } from 'vitest'
import { localTime, formatPickupTime, timeZoneOf } from './pickup-time.ts'

describe('a pickup on the clock of its place', () => {
  test.each([
    ['winter', '2026-11-21T08:00:00Z', 'france', 'Saturday 21 November 2026, 09:00, Paris time (UTC+1)'],
    ['summer', '2027-07-01T07:30:00Z', 'spain', 'Thursday 1 July 2027, 09:30, Madrid time (UTC+2)'],
    ['past midnight', '2026-12-31T23:30:00Z', 'italy', 'Friday 1 January 2027, 00:30, Rome time (UTC+1)'],
    [
      'an offset in the text',
      '2026-11-21T09:00:00+01:00',
      'germany',
      'Saturday 21 November 2026, 09:00, Berlin time (UTC+1)',
    ],
    ['no country', '2026-11-21T08:00:00Z', null, 'Saturday 21 November 2026, 09:00, Paris time (UTC+1)'],
  ] as const)('%s', (_title, instant, country, words) => {
    expect(formatPickupTime(instant, country)).toBe(words)
  })

  // Clocks go from 02:00 to 03:00 on 28 March 2027 and from 03:00 to 02:00 on 31 October 2027, all at 01:00 UTC.
  test.each(['france', 'spain', 'italy', 'germany'] as const)(
    'the nights of a changed clock in %s',
    (country) => {
      const timeOf = (instant: string) => {
        const { date, time, offset } = localTime(instant, country)
        return `${date} ${time} ${offset}`
      }
      expect(timeOf('2027-03-28T00:59:00Z')).toBe('28 Mar 2027 01:59 UTC+1')
      expect(timeOf('2027-03-28T01:00:00Z')).toBe('28 Mar 2027 03:00 UTC+2')
      expect(timeOf('2027-10-31T00:30:00Z')).toBe('31 Oct 2027 02:30 UTC+2')
      expect(timeOf('2027-10-31T01:30:00Z')).toBe('31 Oct 2027 02:30 UTC+1')
    },
  )

  test('what is no instant is refused', () => {
    expect(() => localTime('tomorrow', 'france')).toThrow(RangeError)
    expect(timeZoneOf(null)).toBe('Europe/Paris')
  })
})
