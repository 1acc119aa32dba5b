import { expect, test } from 'vitest'
import { fallbackRates } from '../../money/exchange.ts'
import { toMoney } from '../../money/to-money.ts'
import type { Country } from '../../places/countries.ts'
import { maxRefund } from './max-refund.ts'

const most = (amount: string, ...countries: Country[]) =>
  maxRefund(toMoney(amount, 'EUR'), countries, { editionId: 'guide-2025-05', rates: fallbackRates })?.text ??
  null

test('the country with the highest refund is named', () => {
  expect(most('3000', 'france', 'italy', 'germany')).toBe('By these estimates most comes back in Italy.')
})

test('guide and law stand side by side where they decide differently', () => {
  expect(most('120', 'france', 'italy')).toBe(
    'Most comes back: by this guide’s rule in France; by today’s law in Italy.',
  )
  expect(most('80', 'france', 'italy')).toBe(
    'Most comes back: by this guide’s rule nowhere; by today’s law in Italy.',
  )
})

test('nothing is said where nothing comes back', () => {
  expect(most('40', 'france', 'italy')).toBeNull()
})
