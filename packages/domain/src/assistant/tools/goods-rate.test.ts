import { expect, test } from 'vitest'
import { fallbackRates } from '../../money/exchange.ts'
import { goodsRate } from './goods-rate.ts'
import { grossPrice } from './gross-price.ts'

const library = { editionId: 'guide-2025-05', rates: fallbackRates } as const
const euros = (cents: number) => ({ currency: 'EUR', cents }) as const

test('a record with one rate gives the refund at that rate', () => {
  expect(goodsRate('germany', 'books', euros(15_000), library)?.estimate).toEqual({
    purchase: 'EUR 150.00',
    rate: '7%',
    vat: 'EUR 9.81',
    refund: 'EUR 8.34',
  })
})

test.each([
  ['below the minimum', 'germany', 'books', 4000],
  ['with several rates', 'france', 'food', 40_000],
  ['left out', 'france', 'medicine', 40_000],
] as const)('no figure for goods %s', (_why, country, kind, cents) => {
  const found = goodsRate(country, kind, euros(cents), library)
  expect(found?.text).toMatch(/^(?:Germany|France): /)
  expect(found?.estimate).toBeNull()
})

test('usual goods have no record of their own', () => {
  expect(goodsRate('france', 'general', euros(40_000), library)).toBeNull()
})

test.each([
  ['net', 50_000, 60_000],
  ['vat', 35_000, 210_000],
] as const)('%s: the price with the tax', (part, typed, price) => {
  expect(grossPrice(euros(typed), part, 'france', library).price).toEqual(euros(price))
})
