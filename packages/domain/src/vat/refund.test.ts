import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, type Currency } from '../money/currencies.ts'
import { fallbackRates } from '../money/exchange.ts'
import { convert } from '../money/convert.ts'
import { toMoney } from '../money/to-money.ts'
import { countries, type Country } from '../places/countries.ts'
import { estimateRefund, shareOfVat } from './refund.ts'
import { findRule, rulesEditionIds, type RulesEditionId } from './rules.ts'

const estimate = (
  amount: number | string,
  country: Country,
  editionId: RulesEditionId = 'guide-2025-05',
  currency: Currency = 'EUR',
) => estimateRefund({ purchase: toMoney(amount, currency), country, editionId, rates: fallbackRates })

describe('the refund of a purchase in euros', () => {
  test.each([
    ['France', '1250', 'france', 20_833, 17_708, 3_125],
    ['Spain', '1000', 'spain', 17_355, 14_752, 2_603],
    ['Italy', '1000', 'italy', 18_033, 15_328, 2_705],
    ['Germany', '1000', 'germany', 15_966, 13_571, 2_395],
    ['a VAT of half a cent goes up (100.05 / 1.2)', '100.05', 'france', 1_668, 1_417, 251],
    ['a refund of half a cent goes up (85 % of 50.10)', '300.60', 'france', 5_010, 4_259, 751],
    ['85 % of the exact VAT (30.3719), not of the printed 30.37', '175', 'spain', 3_037, 2_582, 455],
    ['85 % of the exact VAT (47.8992), not of the printed 47.90', '300', 'germany', 4_790, 4_071, 719],
    ['85 % of the exact VAT (54.0984), not of the printed 54.10', '300', 'italy', 5_410, 4_598, 812],
    ['the largest purchase', '999999999.99', 'france', 16_666_666_667, 14_166_666_667, 2_500_000_000],
  ] as const)('%s', (_edge, amount, country, vat, refund, operatorFee) => {
    const found = estimate(amount, country)
    expect([found.vat.cents, found.refund.cents, found.operatorFee.cents]).toEqual([vat, refund, operatorFee])
  })

  test('nothing bought has no VAT, no refund, and lacks the whole minimum', () => {
    const found = estimate(0, 'france')
    expect([found.vat.cents, found.refund.cents, found.euroCentsAboveMinimum]).toEqual([0, 0, -10_000])
    expect(found.isEligible).toBe(false)
  })

  test('not eligible: the VAT is still told, the refund and the fee are none', () => {
    const found = estimate('80', 'france')
    expect([found.vat.cents, found.refund.cents, found.operatorFee.cents]).toEqual([1_333, 0, 0])
  })

  test.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('%d cents are no purchase', (cents) => {
    const purchase = { currency: 'EUR', cents } as const
    expect(() =>
      estimateRefund({ purchase, country: 'france', editionId: 'guide-2025-05', rates: fallbackRates }),
    ).toThrow(RangeError)
  })
})

describe('86: the minimum of the guide, eligible from it on', () => {
  const minimums = [
    ['france', 10_000],
    ['spain', 9_016],
    ['italy', 15_494],
    ['germany', 5_000],
  ] as const

  test.each(minimums)('%s: one cent below, exactly at, one cent past', (country, cents) => {
    const found = [cents - 1, cents, cents + 1].map((euroCents) => estimate(euroCents / 100, country))
    expect(found.map(({ isEligible }) => isEligible)).toEqual([false, true, true])
    expect(found.map(({ euroCentsAboveMinimum }) => euroCentsAboveMinimum)).toEqual([-1, 0, 1])
  })

  const inEveryCurrency = minimums.flatMap(([country, euroCents]) =>
    currencies.map((currency) => [country, currency, euroCents] as const),
  )

  test.each(inEveryCurrency)(
    '%s in %s: eligible exactly when its euros reach the minimum',
    (country, currency, euroCents) => {
      const near = convert({ currency: 'EUR', cents: euroCents }, currency, fallbackRates).cents
      const reach = Math.ceil(fallbackRates.rates[currency]) + 2
      const found = Array.from({ length: 2 * reach + 1 }, (_, step) =>
        estimate((near - reach + step) / 100, country, 'guide-2025-05', currency),
      )
      expect(found.map(({ euros }) => euros.cents)).toContain(euroCents - 1)
      expect(found.map(({ euros }) => euros.cents)).toContain(euroCents + 1)
      expect(found.filter(({ euros, isEligible }) => isEligible !== euros.cents >= euroCents)).toEqual([])
    },
  )
})

describe('86: the minimum of the law, eligible past it', () => {
  test.each([
    ['france', 100],
    ['italy', 70],
    ['germany', 50],
  ] as const)('%s: one cent below, exactly at, one cent past EUR %s', (country, euros) => {
    const amounts = [euros * 100 - 1, euros * 100, euros * 100 + 1]
    const found = amounts.map((cents) => estimate(cents / 100, country, 'law-2026-11'))
    expect(found.map(({ isEligible }) => isEligible)).toEqual([false, false, true])
    expect(found.map(({ euroCentsAboveMinimum }) => euroCentsAboveMinimum)).toEqual([-2, -1, 1])
  })

  test('Spain has none: one cent is eligible, nothing is not', () => {
    expect(estimate('0.01', 'spain', 'law-2026-11').isEligible).toBe(true)
    expect(estimate('0', 'spain', 'law-2026-11').isEligible).toBe(false)
  })
})

describe('every refund', () => {
  const anyQuestion = fc.record({
    purchase: fc.record({
      currency: fc.constantFrom(...currencies),
      cents: fc.integer({ min: 0, max: 99_999_999_999 }),
    }),
    country: fc.constantFrom(...countries),
    editionId: fc.constantFrom(...rulesEditionIds),
  })
  const answer = (question: Omit<Parameters<typeof estimateRefund>[0], 'rates'>) =>
    estimateRefund({ ...question, rates: fallbackRates })

  test('86: price without VAT and VAT add up to the price, refund and fee to the VAT', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const found = answer(question)
        expect(found.netPrice.cents + found.vat.cents).toBe(question.purchase.cents)
        const shared = found.refund.cents + found.operatorFee.cents
        expect(shared).toBe(found.isEligible ? found.vat.cents : 0)
      }),
    )
  })

  test('86: is never below zero and never above the VAT', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { refund, vat } = answer(question)
        expect(refund.cents >= 0 && refund.cents <= vat.cents).toBe(true)
      }),
    )
  })

  test('86: equals the same sum done in whole numbers', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const rate = BigInt(Math.round(findRule(question.editionId, question.country).rate * 100))
        const cents = BigInt(question.purchase.cents)
        // amount - amount / (1 + rate) = amount * rate / (1 + rate); it and 85 % of it, each half up once
        const vat = (2n * cents * rate + (100n + rate)) / (2n * (100n + rate))
        const found = answer(question)
        expect(BigInt(found.vat.cents)).toBe(vat)
        const refund = (2n * cents * rate * 85n + 100n * (100n + rate)) / (2n * 100n * (100n + rate))
        expect(BigInt(found.refund.cents)).toBe(found.isEligible ? refund : 0n)
      }),
      { numRuns: 500 },
    )
  })

  test('keeps the currency of the purchase', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { netPrice, vat, refund, operatorFee } = answer(question)
        expect(new Set([netPrice, vat, refund, operatorFee].map(({ currency }) => currency))).toEqual(
          new Set([question.purchase.currency]),
        )
      }),
    )
  })
})

test('any share of any VAT is exact, from a cent to the largest sum', () => {
  const sums = fc.oneof(fc.nat({ max: 1_000_000 }), fc.maxSafeNat())
  const rates = fc.constantFrom(0.04, 0.055, 0.07, 0.1, 0.19, 0.2, 0.21, 0.22)
  const shares = fc.constantFrom(0.7, 0.72, 0.725, 0.85, 0.9, 1)
  fc.assert(
    fc.property(sums, rates, shares, (cents, rate, share) => {
      const [mils, shareMils] = [BigInt(Math.round(rate * 1000)), BigInt(Math.round(share * 1000))]
      const divisor = (1000n + mils) * 1000n
      expect(BigInt(shareOfVat(share, cents, rate))).toBe(
        (2n * BigInt(cents) * mils * shareMils + divisor) / (2n * divisor),
      )
    }),
    { numRuns: 2000 },
  )
})
