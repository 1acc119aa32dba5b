import { estimateRefund } from '@retour/domain/vat/refund'
import { expect, test } from 'vitest'
import { ratesFromEuros } from './find-rates.ts'

const purchase = { currency: 'USD', cents: 10_815 } as const

test('a rate taken back from its product is the rate itself, so the minimum is hit to the cent', () => {
  const rates = ratesFromEuros(purchase, 108.15 / 1.0815, '2026-11-20')
  expect(rates?.rates.USD).toBe(1.0815)
  expect(rates).toMatchObject({ source: 'ecb', date: '2026-11-20' })
  const estimate = estimateRefund({ purchase, country: 'france', editionId: 'guide-2025-05', rates: rates! })
  expect(estimate.euros.cents).toBe(10_000)
  expect(estimate.isEligible).toBe(true)
})

test.each([
  ['zero', 0],
  ['less than zero', -100],
  ['four times too much', 432],
  ['a quarter', 25],
])('euros that are %s give no rate', (_, euros) => {
  expect(ratesFromEuros(purchase, euros, '2026-11-20')).toBeNull()
})

test('a date that is none gives no rate', () => {
  expect(ratesFromEuros(purchase, 100, 'yesterday')).toBeNull()
})
