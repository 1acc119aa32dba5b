import { describe, expect, test } from 'vitest'
import { describeHours } from './hours.ts'
import { refundLocations } from './refund-locations.ts'

describe('the hours on a card', () => {
  test.each([
    ['none', {}],
    ['null, as a database answers', { opening_hours: null, hours_checked: null, hours_stale: null }],
    ['empty', { opening_hours: '' }],
  ])('%s: nothing is said', (_edge, location) => {
    expect(describeHours(location)).toBeNull()
  })

  test('fresh hours name the month of their source', () => {
    expect(describeHours({ opening_hours: 'Daily 10:00–20:00', hours_checked: '2026-07' })).toEqual({
      text: 'Daily 10:00–20:00',
      checked: 'July 2026',
      isStale: false,
    })
  })

  test('old hours are stale and name their month', () => {
    expect(
      describeHours({ opening_hours: 'Daily 10:00–20:00', hours_checked: '2017-10', hours_stale: true }),
    ).toEqual({ text: 'Daily 10:00–20:00', checked: 'October 2017', isStale: true })
  })

  test('undated hours are stale and name no month, for the month they were read is not their age', () => {
    expect(
      describeHours({ opening_hours: 'Open 24 hours', hours_checked: '2026-11', hours_stale: true }),
    ).toEqual({ text: 'Open 24 hours', checked: null, isStale: true })
  })

  test('of all records: told exactly where the data has them, dated unless undated', () => {
    const described = refundLocations.filter((record) => describeHours(record) !== null)
    const undated = described.filter((record) => describeHours(record)?.checked === null)
    expect(described).toEqual(refundLocations.filter((record) => record.hours))
    expect(undated).toEqual(refundLocations.filter((record) => record.hours_undated))
  })
})
