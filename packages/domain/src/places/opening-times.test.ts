import { expect, test } from 'vitest'
import { isOpenDailyAt } from './opening-times.ts'

test.each([
  ['at opening', 'Mo-Su 06:00-21:00', 6 * 60, true],
  ['a minute before', 'Mo-Su 06:00-21:00', 6 * 60 - 1, false],
  ['at closing', 'Mo-Su 06:00-21:00', 21 * 60, false],
  ['between two spans', 'Mo-Fr 09:00-12:00,14:00-18:00', 13 * 60, false],
  ['always', '24/7', 0, true],
  ['days that differ', 'Mo-Sa 08:00-21:00; Su 08:00-20:00', 20 * 60 + 30, null],
  ['days that differ, at an hour they share', 'Mo-Sa 08:00-21:00; Su 08:00-20:00', 12 * 60, true],
  ['a day off', 'Mo-Sa 10:00-20:00; Su off', 12 * 60, true],
  ['a sentence that is none', 'ask inside', 12 * 60, null],
])('%s', (_edge, hours, minutes, isOpen) => expect(isOpenDailyAt(hours, minutes)).toBe(isOpen))
