import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies } from './currencies.ts'
import { fallbackRates, isPlausibleRateTable, type RateTable } from './exchange.ts'
import { convert } from './convert.ts'

const anyCurrency = fc.constantFrom(...currencies)
const withRate = (currency: string, rate: unknown) => ({
  ...fallbackRates,
  rates: { ...fallbackRates.rates, [currency]: rate },
})

describe('the fallback rates', () => {
  test('are those of the product', () => {
    expect(fallbackRates).toEqual({
      base: 'EUR',
      date: '2025-05',
      rates: {
        EUR: 1,
        USD: 1.08,
        GBP: 0.86,
        JPY: 163.21,
        CNY: 7.81,
        CAD: 1.49,
        AUD: 1.65,
        CHF: 0.98,
        SGD: 1.46,
      },
      source: 'fallback',
    })
  })
})

describe('a conversion', () => {
  test.each([
    ['from the euro', { currency: 'EUR', cents: 10_000 }, 'USD', 10_800],
    ['to the euro', { currency: 'USD', cents: 10_800 }, 'EUR', 10_000],
    ['between two others', { currency: 'GBP', cents: 8_600 }, 'JPY', 1_632_100],
    ['none', { currency: 'CHF', cents: 0 }, 'EUR', 0],
    ['half a cent goes up', { currency: 'EUR', cents: 50 }, 'CAD', 75],
    ['to itself', { currency: 'SGD', cents: 7 }, 'SGD', 7],
  ] as const)('%s', (_edge, money, to, cents) => {
    expect(convert(money, to, fallbackRates)).toEqual({ currency: to, cents })
  })

  test('to a currency and back is off by less than a cent of what the rounding cost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), anyCurrency, anyCurrency, (cents, from, to) => {
        const there = convert({ currency: from, cents }, to, fallbackRates)
        const back = convert(there, from, fallbackRates)
        const centWorth = fallbackRates.rates[from] / fallbackRates.rates[to]
        expect(Math.abs(back.cents - cents)).toBeLessThanOrEqual(Math.max(1, Math.ceil(centWorth / 2)))
      }),
    )
  })

  test('from the euro and back is within a cent, whatever the currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), anyCurrency, (cents, to) => {
        const back = convert(convert({ currency: 'EUR', cents }, to, fallbackRates), 'EUR', fallbackRates)
        expect(Math.abs(back.cents - cents)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('more money never converts to less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), anyCurrency, anyCurrency, (cents, from, to) => {
        const less = convert({ currency: from, cents }, to, fallbackRates)
        const more = convert({ currency: from, cents: cents + 1 }, to, fallbackRates)
        expect(more.cents).toBeGreaterThanOrEqual(less.cents)
      }),
    )
  })
})

describe('a rate table from outside', () => {
  const today: RateTable = { ...fallbackRates, date: '2026-11-20', source: 'ecb' }

  test.each([
    ['the day’s table', today],
    ['the fallback itself', fallbackRates],
    ['a rate exactly three times the fallback', withRate('USD', 3.24)],
    ['a rate a third of the fallback', withRate('USD', 0.37)],
  ])('%s is plausible', (_edge, candidate) => {
    expect(isPlausibleRateTable(candidate)).toBe(true)
  })

  test.each([
    ['nothing', null],
    ['text', 'EUR'],
    ['no rates', { ...today, rates: null }],
    ['another base', { ...today, base: 'USD' }],
    ['no date', { ...today, date: undefined }],
    ['a date in words', { ...today, date: 'today' }],
    ['an unknown source', { ...today, source: 'friend' }],
    ['a missing currency', { ...today, rates: { EUR: 1, USD: 1.08 } }],
    ['a rate of zero', withRate('USD', 0)],
    ['a negative rate', withRate('USD', -1.08)],
    ['a rate as text', withRate('USD', '1.08')],
    ['a rate of NaN', withRate('USD', Number.NaN)],
    ['an infinite rate', withRate('USD', Infinity)],
    ['a rate just over three times the fallback', withRate('USD', 3.2401)],
    ['a rate just under a third of the fallback', withRate('JPY', 54.4)],
    ['a euro that is not 1', withRate('EUR', 1.0001)],
  ])('%s is not', (_edge, candidate) => {
    expect(isPlausibleRateTable(candidate)).toBe(false)
  })
})
