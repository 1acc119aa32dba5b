import { expect, test } from 'vitest'
import { day, type FieldCheck, id, matching, nullable, oneOf, text, whole, yesOrNo } from './field-checks.ts'

const aVersion4 = '3f2b0d1c-8a9e-4c55-9b1e-0f4f6a7c2d10'

test.each<[string, FieldCheck<unknown>, unknown[], unknown[]]>([
  [
    'a text to its last letter',
    text(3),
    ['', 'abc', 'a\tb', 'a\nb', '日本語'],
    ['abcd', 'a\u0000b', 7, null],
  ],
  ['an emoji counts as two', text(2), ['😀'], ['😀a']],
  ['a day of the calendar', day, ['2026-02-28', '2028-02-29'], ['2026-02-29', '2026-2-8', '', null]],
  [
    'an id of any version',
    id,
    [aVersion4, aVersion4.toUpperCase(), '018f2b0d-8a9e-7c55-ab1e-0f4f6a7c2d10'],
    ['', 'x', `${aVersion4}0`, aVersion4.replace('-4c', '-9c'), aVersion4.replace('-9b', '-cb')],
  ],
  ['a whole number to its last', whole(130), [0, 130], [-1, 131, 1.5, '7', Number.NaN, null]],
  ['cents as far as they are exact', whole(Number.MAX_SAFE_INTEGER), [2 ** 53 - 1], [2 ** 53, Infinity]],
  ['one of a list', oneOf(['kiosk', 'stamp']), ['kiosk'], ['Kiosk', 'toString', '', null, 0]],
  ['a pattern', matching(/^[A-Z]{2}$/), ['JP'], ['jp', 'JPN', 'J', ['JP']]],
  ['yes or no', yesOrNo, [true, false], [0, 'true', null]],
  ['nothing, or what else is asked', nullable(oneOf(['a'])), [null, 'a'], [undefined, 'b', '']],
])('%s', (_, check, good, bad) => {
  expect(good.filter((value) => !check(value))).toEqual([])
  expect(bad.filter((value) => check(value))).toEqual([])
})
