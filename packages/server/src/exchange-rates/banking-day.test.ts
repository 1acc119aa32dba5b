import { describe, expect, test } from 'vitest'
import { msUntilNextRates, newestBankingDay } from './banking-day.ts'

const hour = 3_600_000

describe('the newest day whose rates can be out', () => {
  test.each([
    ['a minute before publication in winter', '2026-11-20T15:14:59Z', '2026-11-19'],
    ['at publication in winter (CET)', '2026-11-20T15:15:00Z', '2026-11-20'],
    ['a minute before publication in summer', '2026-07-01T14:14:59Z', '2026-06-30'],
    ['at publication in summer (CEST)', '2026-07-01T14:15:00Z', '2026-07-01'],
    ['Saturday evening keeps Friday', '2026-11-21T20:00:00Z', '2026-11-20'],
    ['Sunday keeps Friday', '2026-11-22T12:00:00Z', '2026-11-20'],
    ['Monday morning keeps Friday', '2026-11-23T08:00:00Z', '2026-11-20'],
    ['Monday afternoon is Monday', '2026-11-23T15:30:00Z', '2026-11-23'],
    ['after midnight in Frankfurt, still the day before in London', '2026-06-02T22:30:00Z', '2026-06-02'],
    ['over New Year', '2027-01-01T08:00:00Z', '2026-12-31'],
  ])('%s', (_title, now, expected) => {
    expect(newestBankingDay(new Date(now))).toBe(expected)
  })
})

describe('the wait for the next rates', () => {
  test.each([
    ['an hour before', '2026-11-20T14:15:00Z', 1],
    ['just published on a Thursday', '2026-11-19T15:15:00Z', 24],
    ['just published on a Friday, over the weekend', '2026-11-20T15:15:00Z', 72],
    ['Sunday noon', '2026-11-22T12:15:00Z', 27],
  ])('%s', (_title, now, hours) => {
    expect(msUntilNextRates(new Date(now))).toBe(hours * hour)
  })
})
