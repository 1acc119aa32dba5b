import { describe, expect, test } from 'vitest'
import { fallbackRates } from '../money/exchange.ts'
import { toMoney } from '../money/to-money.ts'
import { countries, type Country } from '../places/countries.ts'
import { compareWithLaw } from './compare-with-law.ts'
import { newestLawEditionId } from './rules.ts'

const compare = (amount: string, country: Country) =>
  compareWithLaw({
    purchase: toMoney(amount, 'EUR'),
    country,
    editionId: 'guide-2025-05',
    rates: fallbackRates,
  })

describe('the guide and today’s law on one purchase', () => {
  test.each([
    ['spain', '0.01', false, true],
    ['spain', '60', false, true],
    ['spain', '90.15', false, true],
    ['spain', '90.16', true, true],
    ['italy', '70.00', false, false],
    ['italy', '70.01', false, true],
    ['italy', '154.93', false, true],
    ['italy', '154.94', true, true],
    ['germany', '49.99', false, false],
    ['germany', '50.00', true, false],
    ['germany', '50.01', true, true],
    ['france', '99.99', false, false],
    ['france', '100.00', true, false],
    ['france', '100.01', true, true],
  ] as const)('%s, EUR %s: guide %s, law %s', (country, amount, byGuide, byLaw) => {
    const { edition, law, isDecidedDifferently } = compare(amount, country)
    expect([edition.isEligible, law.isEligible]).toEqual([byGuide, byLaw])
    expect(isDecidedDifferently).toBe(byGuide !== byLaw)
  })

  test('nothing bought is nothing to refund in either', () => {
    expect(compare('0', 'spain').isDecidedDifferently).toBe(false)
  })

  test('what is missing to a minimum that must be exceeded leads to the cent above it', () => {
    const { edition, law } = compare('60', 'france')
    expect([edition.euroCentsAboveMinimum, law.euroCentsAboveMinimum]).toEqual([-4_000, -4_001])
  })

  test('the estimate by law is the law’s own, in the currency of the purchase', () => {
    const { edition, law } = compare('60', 'spain')
    expect(edition.refund).toEqual({ currency: 'EUR', cents: 0 })
    expect(law.refund).toEqual({ currency: 'EUR', cents: 885 })
  })

  test('another currency is compared in euros at the rate that is given', () => {
    const dollars = (amount: string, rate: number) =>
      compareWithLaw({
        purchase: toMoney(amount, 'USD'),
        country: 'france',
        editionId: 'guide-2025-05',
        rates: { ...fallbackRates, rates: { ...fallbackRates.rates, USD: rate } },
      }).isDecidedDifferently
    // 108.00 / 1.08 is EUR 100.00, a cent more is EUR 100.01; at 1.10 it is below both.
    expect([dollars('108.00', 1.08), dollars('108.01', 1.08), dollars('108.00', 1.1)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test.each(countries)('%s: the minimum of every country differs from the law’s', (country) => {
    expect(compare('1000', country).isMinimumDifferent).toBe(true)
  })

  test.each(countries)('%s: nothing differs when the law is the edition', (country) => {
    for (const amount of ['0.01', '50', '60', '100', '154.93', '1000']) {
      const question = {
        purchase: toMoney(amount, 'EUR'),
        country,
        editionId: newestLawEditionId,
        rates: fallbackRates,
      }
      const { isDecidedDifferently, isMinimumDifferent } = compareWithLaw(question)
      expect([isDecidedDifferently, isMinimumDifferent]).toEqual([false, false])
    }
  })
})
