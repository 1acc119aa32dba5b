import { describe, expect, test } from 'vitest'
import { toMoney } from '../money/to-money.ts'
import { countries } from '../places/countries.ts'
import { findRule } from '../vat/rules.ts'
import { notEligibleSentence } from './eligibility.ts'
import { estimateNote } from './estimate-note.ts'
import { nextSteps } from './next-steps.ts'
import { refundSteps } from './refund-steps.ts'

const purchaseDate = '2026-11-21'

describe('what to do next', () => {
  test('bought today: the days follow from the purchase', () => {
    const steps = nextSteps({ country: 'france', purchaseDate, today: purchaseDate })
    expect(steps.map(({ when, day }) => [when, day])).toEqual([
      ['Today, Sat 21 Nov', '2026-11-21'],
      ['The day you leave', null],
      ['By 21 Feb 2027', '2027-02-21'],
      ['2 to 8 weeks later', null],
    ])
    expect(steps[2]?.text).toContain('The legal last day is 28 Feb 2027; we keep the earlier one.')
  })

  test('bought the day before: the first step names its day', () => {
    const [first] = nextSteps({ country: 'spain', purchaseDate: '2026-11-20', today: purchaseDate })
    expect(first?.when).toBe('20 Nov 2026')
  })

  test('bought at a month’s end: the safe day is the legal one', () => {
    const [, , third] = nextSteps({ country: 'italy', purchaseDate: '2026-11-30', today: purchaseDate })
    expect(third?.when).toBe('By 28 Feb 2027')
    expect(third?.text).toContain('That is also the legal last day.')
  })

  test.each([
    ['france', 'PABLO'],
    ['spain', 'DIVA'],
    ['italy', 'OTELLO'],
    ['germany', 'stamps'],
  ] as const)('%s: validation is by %s', (country, system) => {
    const [, , third] = nextSteps({ country, purchaseDate, today: purchaseDate })
    expect(third?.text).toContain(system)
  })

  test('a date that is none is refused', () => {
    expect(() => nextSteps({ country: 'france', purchaseDate: 'today', today: purchaseDate })).toThrow(
      RangeError,
    )
  })
})

describe('the words around a result', () => {
  test('the four steps of the home page', () => {
    expect(refundSteps.map(({ name }) => name)).toEqual(['Shop', 'Keep', 'Validate', 'Collect'])
  })

  test('below the minimum: the fixed sentence', () => {
    expect(notEligibleSentence('spain', toMoney('90.16', 'EUR'))).toBe(
      'Your purchase does not qualify for a VAT refund. In Spain, purchases must exceed EUR 90.16 to be eligible.',
    )
  })

  test('the usual 12 % is told for France alone, in the currency of the purchase', () => {
    const notes = countries.map((country) =>
      estimateNote({ rule: findRule('guide-2025-05', country), purchase: toMoney('1250', 'USD') }),
    )
    expect(notes.map((note) => note.includes('about USD 150.00'))).toEqual([true, false, false, false])
  })
})
