import { expect, test } from 'vitest'
import { stageOfSession } from './session-times.ts'

const hour = 3_600_000

test.each([
  [0, 'open'],
  [3 * hour - 1, 'open'],
  [3 * hour, 'alert'],
  [3.5 * hour - 1, 'alert'],
  [3.5 * hour, 'warning'],
  [4 * hour - 1, 'warning'],
  [4 * hour, 'ended'],
  [400 * hour, 'ended'],
])('a session of %i ms is %s', (age, stage) => {
  expect(stageOfSession(age)).toBe(stage)
})

test('a device whose clock is behind sees an open session', () => {
  expect(stageOfSession(-5 * hour)).toBe('open')
})
