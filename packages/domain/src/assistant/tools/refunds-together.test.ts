import { expect, test } from 'vitest'
import { fallbackRates } from '../../money/exchange.ts'
import { toMoney } from '../../money/to-money.ts'
import type { Country } from '../../places/countries.ts'
import { refundsTogether } from './refunds-together.ts'

const together = (...purchases: [amount: string, country: Country, currency?: 'USD'][]) =>
  refundsTogether(
    purchases.map(([amount, country, currency]) => ({ money: toMoney(amount, currency ?? 'EUR'), country })),
    { editionId: 'guide-2025-05', rates: fallbackRates },
  )?.text ?? null

test('refunds of shops that count by themselves are added up', () => {
  expect(together(['300', 'france'], ['200', 'france'])).toBe(
    'Each shop counts by itself. The estimated refunds together: **EUR 70.83**.',
  )
})

test('guide and law stand side by side where they decide differently', () => {
  expect(together(['90', 'spain'], ['200', 'spain'])).toBe(
    'Each shop counts by itself. The estimated refunds together: by this guide’s rule **EUR 29.50** without what is under the minimum; by today’s law **EUR 42.78**.',
  )
})

test('nothing is added up in several currencies, or where one alone counts', () => {
  expect(together(['300', 'france'], ['300', 'france', 'USD'])).toBeNull()
  expect(together(['300', 'france'], ['20', 'france'])).toBeNull()
})
