import { expect, test } from 'vitest'
import { gaugeScale } from './gauge-scale.ts'

test('at the minimum both stand at one point', () => {
  expect(gaugeScale(10_000, 10_000)).toEqual({ purchase: 92, minimum: 92 })
})

test('above it the minimum keeps its share of the purchase', () => {
  expect(gaugeScale(125_000, 10_000)).toEqual({ purchase: 92, minimum: 7.36 })
})

test('one cent short the purchase stands before the minimum', () => {
  const { purchase, minimum } = gaugeScale(9_999, 10_000)
  expect(minimum).toBe(82)
  expect(purchase).toBeLessThan(82)
})

test('without a minimum it stands at the start', () => {
  expect(gaugeScale(1, 0).minimum).toBe(0)
})
