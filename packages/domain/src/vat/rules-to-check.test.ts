import { describe, expect, test } from 'vitest'
import { countingRules } from './counting-rules.ts'
import { claimToShop } from '../trip/letters/claim-to-shop.ts'
import { datedRecords } from './dated-records.ts'
import { officialChecks } from './form-checks.ts'
import { lawChanges } from './law-changes.ts'
import { residenceRules } from './residence-rules.ts'
import { findRule, newestLawEditionId } from './rules.ts'
import { isRuleId, rulesToCheck, standingRules } from './rules-to-check.ts'

const namesOn = (day: string) => rulesToCheck(day).map(({ name }) => name)

describe('rules that ask for a new look', () => {
  test('none on the day of the last check', () => {
    expect(rulesToCheck(countingRules.france.checkedOn)).toEqual([])
  })

  test('90 days after its check a rule is still good, on the 91st it is old', () => {
    expect(findRule(newestLawEditionId, 'france').checkedOn).toBe('2026-11-21')
    expect(namesOn('2027-02-19')).not.toContain('France: rate and minimum')
    expect(rulesToCheck('2027-02-20')).toContainEqual({
      name: 'France: rate and minimum',
      because: 'old',
      since: '2027-02-20',
    })
  })

  test('a record asks from its alarm date on, however young its check is', () => {
    const { what, alarmOn } = datedRecords.germanLimitLapses
    expect(alarmOn).toBe('2026-12-15')
    expect(namesOn('2026-12-14')).not.toContain(what)
    expect(rulesToCheck('2026-12-15')).toEqual([{ name: what, because: 'due', since: alarmOn }])
  })

  test.each([
    ['Changes of the law', lawChanges.italyMinimum.checkedOn, '2027-01-31'],
    ['Homes that change the rule', residenceRules[0]?.checkedOn, '2027-02-23'],
    ['Spain: letter to the shop', claimToShop.checkedOn, '2027-02-21'],
    ['Where a form is looked up', officialChecks.italy?.checkedOn, '2027-02-21'],
    ['Germany: stores and desks that were looked up', '2026-11-24', '2027-02-23'],
  ])('%s, checked on %s, asks from %s on and not the day before', (name, _checked, since) => {
    const before = new Date(Date.parse(since) - 86_400_000).toISOString().slice(0, 10)
    expect(namesOn(before)).not.toContain(name)
    expect(rulesToCheck(since)).toContainEqual({ name, because: 'old', since })
  })

  test('after a year everything asks, each once', () => {
    const names = namesOn('2027-12-01')
    expect(names).toHaveLength(4 * 8 + 9 + Object.keys(datedRecords).length)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('what the desk has looked at', () => {
  const italy = 'italy.rate-and-minimum'
  const standing = (day: string, checks = {}) => standingRules(day, checks).find(({ id }) => id === italy)

  test('counts where it is newer than the record, for 90 days more', () => {
    expect(standing('2027-02-20')?.overdue).toEqual({ because: 'old', since: '2027-02-20' })
    const checks = { [italy]: '2027-02-20' }
    expect(standing('2027-05-21', checks)).toMatchObject({ checkedOn: '2027-02-20', overdue: null })
    expect(standing('2027-05-22', checks)?.overdue).toEqual({ because: 'old', since: '2027-05-22' })
  })

  test('counts not where the record itself is newer', () => {
    expect(standing('2026-11-27', { [italy]: '2026-01-01' })?.checkedOn).toBe('2026-11-21')
  })

  test('ends the alarm of a record’s own date only on that day or after it', () => {
    const { what } = datedRecords.germanLimitLapses
    const namesWith = (day: string) =>
      rulesToCheck('2026-12-15', { 'dated.germanLimitLapses': day }).map(({ name }) => name)
    expect(namesWith('2026-12-14')).toContain(what)
    expect(namesWith('2026-12-15')).not.toContain(what)
  })

  test('every record has an id of its own that a check can name, and sources that can be opened', () => {
    const rules = standingRules('2026-11-27')
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    for (const { id, sources } of rules) {
      expect(id).toMatch(/^[a-z-]+(\.[a-zA-Z-]+)?$/)
      expect(isRuleId(id)).toBe(true)
      expect(sources.filter(({ url }) => url !== null && !url.startsWith('http'))).toEqual([])
    }
    expect(isRuleId('italy')).toBe(false)
  })

  test('what asks stands first, the longest first; then the rest by age', () => {
    const days = standingRules('2027-02-20').map(
      ({ overdue, checkedOn }) => overdue?.since ?? `9${checkedOn}`,
    )
    expect(days).toEqual(days.toSorted())
    expect(days[0]).toBe('2026-12-15')
  })
})
