import { describe, expect, test } from 'vitest'
import type { Currency } from '../money/currencies.ts'
import { fallbackRates } from '../money/exchange.ts'
import { toMoney } from '../money/to-money.ts'
import type { Country } from '../places/countries.ts'
import { compareWithLaw } from '../vat/compare-with-law.ts'
import { findRule, newestLawEditionId, type RulesEditionId } from '../vat/rules.ts'
import { lawRemark, twoAnswers, twoAnswersOnSaved } from './two-answers.ts'

const compare = (
  amount: string,
  country: Country,
  currency: Currency = 'EUR',
  editionId: RulesEditionId = 'guide-2025-05',
) => compareWithLaw({ purchase: toMoney(amount, currency), country, editionId, rates: fallbackRates })

describe('two answers to one purchase', () => {
  test('Spain, EUR 60.00: the guide refuses in its fixed sentence, the law has no minimum', () => {
    const found = twoAnswers(compare('60', 'spain'))
    expect(found?.headline).toBe('This guide says no. Today’s law says yes.')
    expect(found?.guide.line).toBe(
      'This guide’s rule (May 2025): Your purchase does not qualify for a VAT refund. In Spain, purchases must exceed EUR 90.16 to be eligible. This guide counts at least EUR 90.16: that figure itself is enough.',
    )
    expect(found?.law.line).toBe(
      'Law today (looked at on 21 November 2026): estimated refund EUR 8.85. Spain has had no minimum purchase since 5 July 2018 (Law 6/2018). Every amount counts by itself, so no receipts have to be added up.',
    )
    expect(found?.law.source).toBe(findRule(newestLawEditionId, 'spain').source)
    expect(found?.ask).toContain('ask the shop for a DIVA form (DER): by law any amount counts.')
    expect(found?.atRate).toBeNull()
  })

  test('Italy, EUR 100.00: more than EUR 70.00 is enough by law', () => {
    const found = twoAnswers(compare('100', 'italy'))
    expect(found?.guide.text).toContain('In Italy, purchases must exceed EUR 154.94 to be eligible.')
    expect(found?.law.line).toContain(
      'estimated refund EUR 15.33. In Italy a purchase of more than EUR 70.00 has been enough since 1 February 2024',
    )
    expect(found?.ask).toContain('by law more than EUR 70.00 on one invoice is enough')
  })

  test.each([
    ['france', '100.00', 'EUR 14.17', 'in the same store', 'EUR 100.01'],
    ['germany', '50.00', 'EUR 6.79', 'on the same invoice', 'EUR 50.01'],
  ] as const)(
    '%s, exactly EUR %s: the guide accepts, the law refuses',
    (country, amount, refund, where, enough) => {
      const found = twoAnswers(compare(amount, country))
      expect(found?.headline).toBe('This guide says yes. Today’s law says no.')
      expect(found?.guide.line).toContain(`estimated refund ${refund}.`)
      expect(found?.law.text).toContain(`purchases must exceed EUR ${amount} to be eligible.`)
      expect(found?.ask).toContain(
        `add something for EUR 0.01 or more ${where}: from ${enough} on both say yes.`,
      )
    },
  )

  test('another currency: the euros are named with their rate, and that the receipt decides', () => {
    const comparison = compare('108', 'france', 'USD')
    expect(twoAnswers(comparison)?.atRate).toBe(
      'USD 108.00 is EUR 100.00 at the estimated rate of May 2025. The euros on the receipt decide.',
    )
    const ofTheDay = { ...fallbackRates, source: 'ecb', date: '2026-11-20' } as const
    expect(twoAnswers({ ...comparison, rates: ofTheDay })?.atRate).toContain(
      'at the rate of 20 November 2026.',
    )
  })

  test.each([
    ['spain', '90.16'],
    ['italy', '70.00'],
    ['italy', '154.94'],
    ['france', '99.99'],
    ['france', '100.01'],
  ] as const)('none for %s, EUR %s, where both decide alike', (country, amount) => {
    expect(twoAnswers(compare(amount, country))).toBeNull()
  })

  test('none when the law is the edition', () => {
    expect(twoAnswers(compare('60', 'spain', 'EUR', newestLawEditionId))).toBeNull()
  })
})

describe('the law’s remark where both decide alike', () => {
  test('eligible by both: the law’s own minimum', () => {
    expect(lawRemark(compare('500', 'spain'))?.text).toContain('no minimum since July 2018')
  })
  test('below both: what is short of the law’s minimum, to the cent above it', () => {
    expect(lawRemark(compare('60', 'italy'))?.text).toBe(
      'Today’s law asks for more than EUR 70.00 in Italy: this purchase is EUR 10.01 short of that.',
    )
  })
  test('none where there are two answers, and none when the law is the edition', () => {
    expect(lawRemark(compare('100', 'italy'))).toBeNull()
    expect(lawRemark(compare('60', 'italy', 'EUR', newestLawEditionId))).toBeNull()
  })
})

describe('two answers to a saved calculation', () => {
  const saved = (amount: string, refund: string, country: Country, currency: Currency, rate: number) =>
    twoAnswersOnSaved(
      { purchase: toMoney(amount, currency), refund: toMoney(refund, currency), country },
      {
        editionId: 'guide-2025-05',
        rates: { ...fallbackRates, rates: { ...fallbackRates.rates, USD: rate } },
      },
    )

  test('of euros are those of the result', () => {
    expect(saved('60', '0', 'spain', 'EUR', 1)?.law.line).toContain('EUR 8.85')
    expect(saved('100', '14.17', 'france', 'EUR', 1)?.headline).toContain('Today’s law says no')
    expect(saved('90.16', '13.30', 'spain', 'EUR', 1)).toBeNull()
  })
  test('of another currency are given at the rates of another day, and say so', () => {
    expect(saved('80', '0', 'italy', 'USD', 1.1)?.atRate).toContain(
      'EUR 72.73 at the estimated rate of May 2025',
    )
    expect(saved('80', '0', 'italy', 'USD', 1.2)).toBeNull()
  })
  test('are none where the guide itself would decide otherwise at these rates', () => {
    // Saved as not eligible; at this rate the guide would accept it: EUR 100.00.
    expect(saved('108', '0', 'france', 'USD', 1.08)).toBeNull()
  })
})
