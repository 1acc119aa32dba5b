import { expect, test } from 'vitest'
import { formatTime } from './format-time.ts'

test.each([
  [0, '00:00'],
  [65, '01:05'],
  [9 * 60, '09:00'],
  [14 * 60 + 30, '14:30'],
  [23 * 60 + 59, '23:59'],
  [24 * 60, '24:00'],
])('%i minutes after midnight are %s', (minutes, words) => expect(formatTime(minutes)).toBe(words))
