import { describe, expect, test } from 'vitest'
import { readTyped, spokenAmount } from './amount-reading.ts'

const typed = (amount: string, chosenCents: number | null = null) =>
  readTyped({ amount, currency: 'EUR', chosenCents })

describe('what was typed', () => {
  test('with two readings is a question until one of them is chosen', () => {
    expect(typed('1.250')).toEqual({ kind: 'unchosen', readings: [125_000, 125] })
    expect(typed('1.250', 125)).toEqual({ kind: 'read', cents: 125, readings: [125_000, 125] })
  })
  test('is never computed with an amount that is none of its readings', () => {
    expect(typed('1.250', 99_900).kind).toBe('unchosen')
    expect(typed('80', 99_900)).toEqual({ kind: 'read', cents: 8_000, readings: [] })
  })
  test('with the sign of another currency asks for the currency', () => {
    expect(typed('£80')).toEqual({ kind: 'other-currency', sign: '£', currencies: ['GBP'] })
  })
  test.each([
    ['', 'such as 1,250.50 or 1250,50'],
    ['-5', 'more than 0'],
    ['0', 'more than 0'],
    ['1,2345', 'two decimals'],
    ['1000000000', 'below 1,000,000,000'],
    ['₹80', '“₹” is none of the currencies here (EUR, USD, GBP, JPY, CNY, CAD, AUD, CHF, SGD)'],
  ])('%j is refused with what would be accepted', (amount, advice) => {
    expect(typed(amount)).toEqual({ kind: 'refused', advice: expect.stringContaining(advice) })
  })
})

test.each([
  [125_050, 'EUR', '1,250.50 euros'],
  [125_000, 'USD', '1,250 US dollars'],
  [100, 'GBP', '1 British pound'],
  [125_050, 'JPY', '1,250.50 Japanese yen'],
] as const)('%d hundredths of %s are read aloud as %s', (cents, currency, words) => {
  expect(spokenAmount(cents, currency)).toBe(words)
})
