import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, isCurrency } from './currencies.ts'
import { formatAmount, formatMoney, toAmount } from './money.ts'
import { toMoney } from './to-money.ts'

describe('an amount of money', () => {
  test.each([
    ['none', '0', 0],
    ['one cent', '0.01', 1],
    ['a half cent goes up', '1.005', 101],
    ['just below a half cent goes down', '1.00499999999', 100],
    ['a half cent in binary drift (1.255)', 1.255, 126],
    ['a tenth and two tenths', 0.1 + 0.2, 30],
    ['a negative half cent goes away from zero', '-1.005', -101],
  ])('%s', (_edge, amount, cents) => {
    expect(toMoney(amount, 'EUR')).toEqual({ currency: 'EUR', cents })
  })

  test('negative zero is zero', () => {
    expect(Object.is(toMoney(-0, 'EUR').cents, 0)).toBe(true)
    expect(Object.is(toMoney('-0.001', 'EUR').cents, 0)).toBe(true)
  })

  test.each([
    ['NaN', Number.NaN],
    ['Infinity', Infinity],
    ['words', 'ten'],
    ['1e309', '1e309'],
    ['empty', ''],
  ])('%s is refused', (_what, amount) => {
    expect(() => toMoney(amount, 'EUR')).toThrow(RangeError)
  })

  test('86: cents to amount and back lose nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.constantFrom(...currencies),
        (cents, currency) => {
          expect(toMoney(toAmount({ currency, cents }), currency).cents).toBe(cents)
        },
      ),
    )
  })
})

describe('an amount in words', () => {
  test.each([
    ['none', 0, '0.00'],
    ['one cent', 1, '0.01'],
    ['below a thousand', 99_999, '999.99'],
    ['exactly a thousand', 100_000, '1,000.00'],
    ['a half', 125_050, '1,250.50'],
    ['millions', 123_456_789, '1,234,567.89'],
    ['the largest purchase', 99_999_999_999, '999,999,999.99'],
    ['negative', -125_000, '-1,250.00'],
  ])('%s', (_edge, cents, text) => {
    expect(formatAmount({ currency: 'EUR', cents })).toBe(text)
  })

  test('the currency stands before the figure, yen with 2 decimals as well', () => {
    expect(formatMoney({ currency: 'EUR', cents: 125_000 })).toBe('EUR 1,250.00')
    expect(formatMoney({ currency: 'JPY', cents: 1_632_100 })).toBe('JPY 16,321.00')
  })
})

describe('the currencies', () => {
  test('are the nine of the product', () => {
    expect(currencies.join(' ')).toBe('EUR USD GBP JPY CNY CAD AUD CHF SGD')
  })

  test.each(['eur', 'EURO', '', 'XXX', null, 1, ['EUR']])('%j is none', (text) => {
    expect(isCurrency(text)).toBe(false)
  })
})
