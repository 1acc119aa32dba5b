import { fallbackRates } from '@retour/domain/money/exchange'
import type { Country } from '@retour/domain/places/countries'
import { estimateRefund } from '@retour/domain/vat/refund'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { describe, expect, test } from 'vitest'
import { marginText, rateText, ruleSentence } from './result-text.ts'

const estimate = (cents: number, country: Country = 'france', editionId: RulesEditionId = 'guide-2025-05') =>
  estimateRefund({ purchase: { currency: 'EUR', cents }, country, editionId, rates: fallbackRates })

describe('how far from the minimum', () => {
  test('one cent short', () => {
    expect(marginText(estimate(9_999))).toBe('EUR 0.01 short')
  })
  test('exactly at it', () => {
    expect(marginText(estimate(10_000))).toBe('Exactly the minimum')
  })
  test('one cent above', () => {
    expect(marginText(estimate(10_001))).toBe('EUR 0.01 above the minimum')
  })
  test('at a minimum that must be exceeded, one cent is missing', () => {
    expect(marginText(estimate(10_000, 'france', 'law-2026-11'))).toBe('EUR 0.01 short')
  })
  test('where there is none', () => {
    expect(marginText(estimate(100, 'spain', 'law-2026-11'))).toBe('No minimum to reach')
  })
})

describe('the rule in words', () => {
  const sentence = (country: Country, editionId: RulesEditionId) => {
    const { rule, minimum } = estimate(50_000, country, editionId)
    return ruleSentence(rule, minimum)
  }
  test('of the guide names the guide', () => {
    expect(sentence('spain', 'guide-2025-05')).toBe(
      'In Spain this guide asks for at least EUR 90.16 in one store on one day, VAT included. From the product guide, May 2025.',
    )
  })
  test('of the law says since when, and when it was checked', () => {
    expect(sentence('france', 'law-2026-11')).toBe(
      'In France purchases must exceed EUR 100.00, VAT included. Rule since 1 January 2021, looked at on 21 November 2026.',
    )
  })
  test('without a minimum says so', () => {
    expect(sentence('spain', 'law-2026-11')).toMatch(/^Spain sets no minimum purchase\./)
  })
})

describe('the rate in words', () => {
  const purchase = { currency: 'JPY', cents: 4_000_000 } as const
  test('of the fixed table is an estimate of its month', () => {
    expect(rateText({ purchase, rates: fallbackRates, isEstimated: true })).toBe(
      '1 EUR = JPY 163.21, estimated, rates of May 2025',
    )
  })
  test('of the day names the day', () => {
    const rates = { ...fallbackRates, source: 'ecb', date: '2026-11-20' } as const
    expect(rateText({ purchase, rates, isEstimated: false })).toBe(
      '1 EUR = JPY 163.21, ECB rate of 20 November 2026',
    )
  })
  test('of an earlier day names it, and where it comes from', () => {
    const rates = { ...fallbackRates, source: 'ecb', date: '2026-11-20' } as const
    expect(rateText({ purchase, rates, isEstimated: true })).toBe(
      '1 EUR = JPY 163.21, ECB rate of 20 November 2026, kept on this device',
    )
  })
})
