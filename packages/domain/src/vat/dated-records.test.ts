import { describe, expect, test } from 'vitest'
import { type DatedRecord, datedRecords } from './dated-records.ts'
import { isCalendarDate } from './deadlines.ts'

const records: [string, DatedRecord][] = Object.entries(datedRecords)

describe('records with an alarm date', () => {
  test.each(records)('%s: names its sources, its days and when it is looked at again', (_name, record) => {
    const { validFrom, validUntil, checkedOn, alarmOn, sources } = record
    const days = [validFrom, ...(validUntil ? [validUntil] : []), checkedOn, alarmOn]
    expect(days.filter((day) => !isCalendarDate(day))).toEqual([])
    expect(alarmOn > checkedOn).toBe(true)
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter(({ url }) => !/^https:\/\/\S+$/.test(url))).toEqual([])
  })

  test('an official word is claimed only where an official source is named', () => {
    const claimed = records.filter(([, { confidence }]) => confidence === 'law' || confidence === 'official')
    expect(claimed.map(([name]) => name)).toEqual(['spanishRefundTable'])
    for (const [, { sources }] of claimed) expect(sources.some(({ kind }) => kind === 'official')).toBe(true)
  })

  test('the Spanish table is empty and says so: its figures were never read', () => {
    const { missing, text } = datedRecords.spanishRefundTable
    expect(missing).toContain('annex')
    expect(text).toContain('no estimate here counts with it')
  })
})
