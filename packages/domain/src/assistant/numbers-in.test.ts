import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { inventedNumbers, numbersIn } from './numbers-in.ts'

describe('every spelling of a number is one number', () => {
  test.each([
    ['grouped, with cents of nothing', 'EUR 1,250.00', ['1250']],
    ['percent', '20%', ['20']],
    ['a range', '10-15%', ['10', '15']],
    ['leading zeros', '09:05', ['9', '5']],
    ['words', 'Three months and twenty days', ['3', '20']],
    ['full-width digits', '１２％', ['12']],
    ['Arabic digits', '٥٠٠', ['500']],
    ['Devanagari digits', '१२', ['12']],
    ['two figures with a comma and a blank', '100, 200', ['100', '200']],
    ['a group of four is no group', '1,2500', ['1', '2500']],
    ['a terminal', 'Terminal 2E', ['2']],
    ['a figure at the end of a sentence', 'It is 100.', ['100']],
    ['the path of a link is none', '[rules](/vat-refund-rules-2025)', []],
    ['items of a list are none', '1. Ask\n2. Scan', []],
    ['"one" is none', 'one of them', []],
  ])('%s', (_edge, text, numbers) => expect([...numbersIn(text)]).toEqual(numbers))
})

describe('what nobody said is found', () => {
  test.each([
    ['another amount', 'You get EUR 150.00', ['EUR 141.67'], ['150']],
    ['a rounded amount', 'about 142 euros', ['EUR 141.67'], ['142']],
    ['a number in words', 'twenty-five percent', ['20%'], ['5']],
    ['a fraction sign', 'get ½ back', ['1 2'], ['a sign']],
    ['a Roman numeral', 'Terminal Ⅻ', ['2'], ['a sign']],
    ['what was said otherwise', 'EUR 1250', ['1,250.00'], []],
  ])('%s', (_edge, text, known, invented) => expect(inventedNumbers(text, known)).toEqual(invented))
})

test('any number is known to itself, grouped or not, and unknown to another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 99_999_999 }), (a, b) => {
      const grouped = a.toLocaleString('en-US')
      expect(inventedNumbers(grouped, [String(a)])).toEqual([])
      expect(inventedNumbers(grouped, [String(b)])).toEqual(a === b ? [] : [String(a)])
    }),
  )
})
