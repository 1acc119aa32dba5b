import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from './money.ts'
import { parseAmount } from './parse-amount.ts'

const refusal = { ok: false, message: 'Please enter a valid purchase amount' }

describe('a typed purchase amount', () => {
  test.each([
    ['whole', '1250', 125_000],
    ['grouped with cents', '1,250.00', 125_000],
    ['grouped twice', '1,234,567.89', 123_456_789],
    ['one decimal', '1250.5', 125_050],
    ['with spaces around it', '  80 ', 8_000],
    ['the smallest, one cent', '0.01', 1],
    ['half a cent goes up', '0.005', 1],
    ['leading zeros', '007', 700],
    ['the largest, one cent below a billion', '999999999.99', 99_999_999_999],
  ])('%s is read', (_edge, text, cents) => {
    expect(parseAmount(text)).toEqual({ ok: true, cents })
  })

  test.each([
    ['empty', ''],
    ['only spaces', '   '],
    ['zero', '0'],
    ['zero with cents', '0.00'],
    ['less than half a cent', '0.004'],
    ['negative', '-1'],
    ['with a plus', '+1'],
    ['a comma that could be a decimal sign', '12,5'],
    ['a comma in the wrong place', '1,25,000'],
    ['a comma at the front', ',125'],
    ['two points', '1.2.3'],
    ['a point at the end', '12.'],
    ['a point at the front', '.5'],
    ['beyond double precision', '1e309'],
    ['an exponent', '1e3'],
    ['twenty digits', '12345678901234567890'],
    ['exactly a billion', '1000000000'],
    ['rounds up to a billion', '999999999.995'],
    ['NUL inside', '12\u00000'],
    ['a currency sign', '€12'],
    ['a space inside', '1 250'],
    ['Arabic-Indic digits', '١٢'],
    ['hexadecimal', '0x10'],
    ['the word Infinity', 'Infinity'],
    ['NaN', 'NaN'],
  ])('%s is refused with the message', (_edge, text) => {
    expect(parseAmount(text)).toEqual(refusal)
  })

  test('what is shown can be typed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (cents) => {
        expect(parseAmount(formatAmount({ currency: 'EUR', cents }))).toEqual({ ok: true, cents })
      }),
    )
  })

  test('no text throws, and what is accepted is a whole number of cents in range', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^[\d,.]{0,20}$/)),
        (text) => {
          const parsed = parseAmount(text)
          if (!parsed.ok) return
          expect(Number.isSafeInteger(parsed.cents) && parsed.cents > 0 && parsed.cents < 1e11).toBe(true)
        },
      ),
    )
  })
})
