import { describe, expect, test } from 'vitest'
import { countries } from '../places/countries.ts'
import { isCalendarDate } from './deadlines.ts'
import { exportClock, formClocks } from './export-clock.ts'
import { guideFigures } from './guide-figures.ts'

describe('the clock of the goods', () => {
  test('says the safe reading first and the law’s beside it, as the days are computed', () => {
    expect(guideFigures.exportWithin).toBe('3 months')
    for (const words of [exportClock.text, exportClock.short])
      expect(words).toMatch(
        /to the day.*safe\. The law gives until the end of the third month after the month of purchase\./i,
      )
    expect(exportClock.source).toMatchObject({
      kind: 'official',
      name: expect.stringContaining('article 147'),
    })
  })
})

describe.each(countries)('the clock of a validated form in %s', (country) => {
  const { source, otherReading, checkedOn, confidence } = formClocks[country]

  test('has a source that can be opened, the day of its check, and is no law', () => {
    expect(
      [source, ...(otherReading ? [otherReading.source] : [])].map(({ url }) => url.slice(0, 8)),
    ).toContain('https://')
    expect(isCalendarDate(checkedOn)).toBe(true)
    expect(['operator', 'reported']).toContain(confidence)
  })
})

test('Italy: six months are reported, and the operator’s earlier date is said beside them', () => {
  expect(formClocks.italy.text).toContain('sixth month')
  expect(formClocks.italy.otherReading?.text).toContain('keep that earlier date')
})
