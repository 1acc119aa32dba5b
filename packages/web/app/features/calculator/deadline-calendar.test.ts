import { fallbackRates } from '@retour/domain/money/exchange'
import { describe, expect, test } from 'vitest'
import type { Calculation } from './calculation.ts'
import { writeCalendar } from './deadline-calendar.ts'

const calculation: Calculation = {
  id: 'one',
  purchase: { currency: 'EUR', cents: 125_000 },
  country: 'france',
  city: 'paris',
  editionId: 'guide-2025-05',
  rates: fallbackRates,
  isEstimated: false,
  madeOn: '2026-11-21',
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('the calendar file', () => {
  test('holds the safe and the legal last day as whole days', () => {
    const lines = unfolded(writeCalendar(calculation))
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20270221',
      'DTSTART;VALUE=DATE:20270228',
    ])
  })
  test('holds one event when both days are the same', () => {
    const lines = unfolded(writeCalendar({ ...calculation, madeOn: '2026-11-30' }))
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  })
  test('escapes commas and semicolons, which would end the text', () => {
    const [description] = unfolded(writeCalendar(calculation)).filter((line) =>
      line.startsWith('DESCRIPTION'),
    )
    expect(description).toContain(String.raw`EUR 1\,250.00`)
    expect(description).not.toMatch(/[^\\][,;]/)
  })
  test('ends every line in CR LF and keeps each within 75 bytes', () => {
    const text = writeCalendar({ ...calculation, country: 'spain', city: 'malaga' })
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })
})
