import { describe, expect, test } from 'vitest'
import { countries } from '../places/countries.ts'
import { lawNote } from './law-note.ts'
import {
  defaultEditionId,
  findRule,
  isEditionId,
  newestLawEditionId,
  rulesEditionIds,
  rulesEditions,
} from './rules.ts'

const figures = (editionId: (typeof rulesEditionIds)[number]) =>
  countries.map((country) => {
    const { rate, minimumPurchase, comparison, refundShare } = findRule(editionId, country)
    return [country, rate, minimumPurchase, comparison, refundShare]
  })

describe('the editions of the rules', () => {
  test('the shipped one holds the product guide’s constants', () => {
    expect(defaultEditionId).toBe('guide-2025-05')
    expect(figures(defaultEditionId)).toEqual([
      ['france', 0.2, 100, 'at-least', 0.85],
      ['spain', 0.21, 90.16, 'at-least', 0.85],
      ['italy', 0.22, 154.94, 'at-least', 0.85],
      ['germany', 0.19, 50, 'at-least', 0.85],
    ])
  })

  test('the newest one holds the law of November 2026', () => {
    expect(figures(newestLawEditionId)).toEqual([
      ['france', 0.2, 100, 'more-than', 0.85],
      ['spain', 0.21, 0, 'more-than', 0.85],
      ['italy', 0.22, 70, 'more-than', 0.85],
      ['germany', 0.19, 50, 'more-than', 0.85],
    ])
  })

  test.each(rulesEditionIds)('%s: every rule names its source and its dates', (editionId) => {
    expect(rulesEditions[editionId].id).toBe(editionId)
    for (const country of countries) {
      const rule = findRule(editionId, country)
      expect(rule.country).toBe(country)
      expect(rule.source).toMatch(/\S/)
      expect([rule.validFrom, rule.checkedOn].join(' ')).toMatch(
        /^\d{4}-\d{2}(-\d{2})? \d{4}-\d{2}(-\d{2})?$/,
      )
    }
  })

  test.each(['', 'law', 'guide-2025-05 ', 'constructor', null, 5])('%j is no edition', (text) => {
    expect(isEditionId(text)).toBe(false)
  })
})

describe('the note on the law', () => {
  test('Spain: the guide’s minimum is not the law’s', () => {
    expect(lawNote('spain', 'guide-2025-05')).toEqual({
      text: 'Spain itself has had no minimum since July 2018: ask the shop for a DIVA form.',
      source: 'https://www.safetytaxfree.com/portfolio/spain',
      validFrom: '2018-07-05',
    })
  })

  test.each(['france', 'italy', 'germany'] as const)(
    '%s: names the law’s own minimum and its address',
    (country) => {
      const note = lawNote(country, 'guide-2025-05')
      expect(note?.text).toContain(`more than EUR ${findRule(newestLawEditionId, country).minimumPurchase} `)
      expect(note?.text).toContain(note?.validFrom.slice(0, 4))
      expect(note?.source).toMatch(/^https:\/\//)
    },
  )

  test.each(countries)('%s: none when the newest law is what is computed', (country) => {
    expect(lawNote(country, newestLawEditionId)).toBeNull()
  })
})
