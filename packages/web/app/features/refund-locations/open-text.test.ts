import { expect, test } from 'vitest'
import { openText } from './open-text.ts'

test.each([
  [{ kind: 'open', closesAt: 20 * 60 + 30 }, 'Open now, until 20:30'],
  [{ kind: 'open', closesAt: 1440 }, 'Open now, until 24:00'],
  [{ kind: 'open', closesAt: null }, 'Open now, around the clock'],
  [{ kind: 'closed', opens: { inDays: 0, weekday: 4, at: 9 * 60 + 5 } }, 'Closed now, opens at 09:05'],
  [{ kind: 'closed', opens: { inDays: 1, weekday: 5, at: 600 } }, 'Closed now, opens tomorrow at 10:00'],
  [{ kind: 'closed', opens: { inDays: 2, weekday: 0, at: 600 } }, 'Closed now, opens Monday at 10:00'],
  [{ kind: 'closed', opens: null }, 'Closed now'],
  [{ kind: 'holiday' }, 'Public holiday today: hours may differ'],
] as const)('%j', (state, words) => {
  expect(openText(state)).toBe(words)
})
