import { describe, expect, test } from 'vitest'
import { countries } from '../places/countries.ts'
import { countingRules } from './counting-rules.ts'
import { isCalendarDate } from './deadlines.ts'

describe.each(countries)('which receipts count together in %s', (country) => {
  const rule = countingRules[country]

  test('names its country, the day of its check and sources that can be opened', () => {
    expect(rule.country).toBe(country)
    expect(isCalendarDate(rule.checkedOn)).toBe(true)
    const sources = [rule.source, ...(rule.otherReading ? [rule.otherReading.source] : [])]
    expect(sources.filter(({ url }) => !/^https:\/\/\S+$/.test(url))).toEqual([])
  })
})

test('France counts three days from the first purchase since 2020, and names the other reading of its customs', () => {
  const { text, since, otherReading } = countingRules.france
  expect(text).toMatch(/three days in a row, counted from the first.* at the end of the third day/)
  expect(since).toBe('2020-01-01')
  expect(otherReading?.text).toContain('same day')
})

test('Germany joins no receipts; what an operator does in Italy is said as an operator’s word', () => {
  expect(countingRules.germany.text).toContain('not allowed')
  expect(countingRules.italy.otherReading).toMatchObject({
    confidence: 'operator',
    source: { kind: 'secondary' },
  })
  expect(countingRules.italy.otherReading?.text).toContain('An operator reports')
})
