import { expect, test } from 'vitest'
import { currencyOf } from './currency-words.ts'

const behind = (code: string) => currencyOf(code.toLowerCase(), code, false)

test.each([
  ['KZT', 'Kazakhstani Tenge'],
  ['ITL', 'Italian Lira'],
  ['ZMK', 'Zambian Kwacha'],
])('%s, a currency without a rate, is named without the years in which it was used', (code, name) => {
  expect(behind(code)).toEqual({ name })
})

test.each(['MAD', 'MXP', 'BGO', 'ESB', 'LTT', 'MRU', 'STN', 'TPE'])(
  '%s is the airport, not the currency of the same code',
  (code) => {
    expect(behind(code)).toBe(null)
  },
)
