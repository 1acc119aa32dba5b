import { fallbackRates } from '@retour/domain/money/exchange'
import { describe, expect, test } from 'vitest'
import { isCalculatorPlace, readCalculation, type Calculation } from './calculation.ts'

const calculation: Calculation = {
  id: 'one',
  purchase: { currency: 'USD', cents: 125_000 },
  country: 'france',
  city: 'paris',
  editionId: 'guide-2025-05',
  rates: fallbackRates,
  isEstimated: false,
  madeOn: '2026-11-21',
}

describe('a stored calculation', () => {
  test('comes back as it was written', () => {
    expect(readCalculation(JSON.parse(JSON.stringify(calculation)))).toEqual(calculation)
  })
  test('of an older version of the page was made with the rate of its day', () => {
    const { isEstimated: _, ...older } = calculation
    expect(readCalculation(older)).toEqual(calculation)
  })
  test.each([
    ['nothing', null],
    ['no object', 'paris'],
    ['an amount of zero', { ...calculation, purchase: { currency: 'USD', cents: 0 } }],
    ['a fraction of a cent', { ...calculation, purchase: { currency: 'USD', cents: 1.5 } }],
    ['an amount at the limit', { ...calculation, purchase: { currency: 'USD', cents: 100_000_000_000 } }],
    ['a currency that we do not know', { ...calculation, purchase: { currency: 'XXX', cents: 100 } }],
    ['a city of the other country', { ...calculation, city: 'madrid' }],
    ['a country outside the calculator', { ...calculation, country: 'portugal', city: 'lisbon' }],
    ['an edition that is gone', { ...calculation, editionId: 'guide-1999' }],
    [
      'a rate of zero',
      { ...calculation, rates: { ...fallbackRates, rates: { ...fallbackRates.rates, USD: 0 } } },
    ],
    ['a day that the month lacks', { ...calculation, madeOn: '2026-02-30' }],
  ])('with %s is forgotten', (_, stored) => {
    expect(readCalculation(stored)).toBeNull()
  })
})

test('the calculator offers Valencia in Spain and not in France', () => {
  expect(isCalculatorPlace({ country: 'spain', city: 'valencia' })).toBe(true)
  expect(isCalculatorPlace({ country: 'france', city: 'valencia' })).toBe(false)
})
