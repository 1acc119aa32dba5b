import { expect, test } from 'vitest'
import { stepToTab } from './step-to-tab.ts'

const open = [true, false, true, true]

test('arrows pass over a disabled tab, in both directions', () => {
  expect(stepToTab('ArrowRight', 0, open)).toBe(2)
  expect(stepToTab('ArrowLeft', 2, open)).toBe(0)
})
test('arrows go round at both ends', () => {
  expect(stepToTab('ArrowRight', 3, open)).toBe(0)
  expect(stepToTab('ArrowLeft', 0, open)).toBe(3)
})
test('Home and End lead to the first and the last open tab', () => {
  expect(stepToTab('Home', 3, [false, true, true, true])).toBe(1)
  expect(stepToTab('End', 0, [true, true, true, false])).toBe(2)
})
test('a single open tab is its own neighbor', () => {
  expect(stepToTab('ArrowRight', 1, [false, true, false])).toBe(1)
})
test('other keys lead nowhere', () => {
  expect(stepToTab('ArrowDown', 0, open)).toBeNull()
  expect(stepToTab('a', 0, open)).toBeNull()
})
