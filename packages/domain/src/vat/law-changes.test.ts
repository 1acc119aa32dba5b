import { describe, expect, test } from 'vitest'
import { isCalendarDate } from './deadlines.ts'
import { lawChanges, payoutPractices, type LawChange } from './law-changes.ts'
import { findRule, newestLawEditionId } from './rules.ts'

const changes: LawChange[] = Object.values(lawChanges)

describe('changes of the law', () => {
  test('stand newest first, each on a day of the calendar that has passed when the rules were checked', () => {
    const days = changes.map(({ since }) => since)
    expect(days).toEqual(days.toSorted().toReversed())
    const { checkedOn } = findRule(newestLawEditionId, 'italy')
    expect(days.filter((day) => !isCalendarDate(day) || day > checkedOn)).toEqual([])
  })

  test('have a source that can be opened', () => {
    const sources = [...changes, ...Object.values(payoutPractices)].map(({ source }) => source)
    expect(sources.filter((source) => !/^https:\/\/\S+$/.test(source))).toEqual([])
  })

  test.each([
    ['france', lawChanges.franceMinimum],
    ['spain', lawChanges.spainMinimum],
    ['italy', lawChanges.italyMinimum],
    ['germany', lawChanges.germanyMinimum],
  ] as const)('%s: the minimum in words is the one that the law edition computes with', (country, change) => {
    const rule = findRule(newestLawEditionId, country)
    expect(change.since).toBe(rule.validFrom)
    expect(change.source).toBe(rule.source)
    expect(change.text).toContain(
      rule.minimumPurchase === 0 ? 'No minimum' : `ore than EUR ${rule.minimumPurchase}`,
    )
  })
})
