import { describe, expect, test } from 'vitest'
import {
  calculatorPath,
  hashOfTab,
  placeFromSegments,
  segmentsOf,
  tabFromHash,
} from './calculator-address.ts'

const paris = { country: 'france', city: 'paris' } as const
const seville = { country: 'spain', city: 'seville' } as const

describe('the place in the address', () => {
  test('stands in its last two segments, a slash at the end or not', () => {
    expect(segmentsOf('/vat-calculator')).toEqual({})
    expect(segmentsOf('/vat-calculator/')).toEqual({})
    expect(segmentsOf('/vat-calculator/spain/')).toEqual({ country: 'spain' })
    expect(segmentsOf('/vat-calculator/spain/seville')).toEqual(seville)
  })
  test('without segments is Paris', () => {
    expect(placeFromSegments(undefined, undefined, null)).toEqual(paris)
  })
  test('without segments is the remembered place', () => {
    expect(placeFromSegments(undefined, undefined, seville)).toEqual(seville)
  })
  test('with a country alone is its default city', () => {
    expect(placeFromSegments('spain', undefined, null)).toEqual({ country: 'spain', city: 'madrid' })
  })
  test('with a country alone keeps the city remembered for it', () => {
    expect(placeFromSegments('spain', undefined, seville)).toEqual(seville)
    expect(placeFromSegments('france', undefined, seville)).toEqual(paris)
  })
  test('wins over the remembered place', () => {
    expect(placeFromSegments('france', 'nice', seville)).toEqual({ country: 'france', city: 'nice' })
  })
  test('of Italy and Germany without a city is Milan and Munich', () => {
    expect(placeFromSegments('italy', undefined, seville)).toEqual({ country: 'italy', city: 'milan' })
    expect(placeFromSegments('germany', undefined, null)).toEqual({ country: 'germany', city: 'munich' })
  })
  test('with an unknown city is the default city', () => {
    expect(placeFromSegments('spain', 'paris', null)).toEqual({ country: 'spain', city: 'madrid' })
  })
  test('with a country outside the calculator is none', () => {
    expect(placeFromSegments('portugal', 'lisbon', seville)).toBeNull()
  })
  test('is written back as the path that it was read from', () => {
    expect(calculatorPath(seville)).toBe('/vat-calculator/spain/seville')
  })
})

describe('the tab in the address', () => {
  test('results without a calculation is the calculator', () => {
    expect(tabFromHash('#results', false)).toBe('calculator')
    expect(tabFromHash('#results', true)).toBe('results')
  })
  test('an unknown hash is the calculator', () => {
    expect(tabFromHash('#top', true)).toBe('calculator')
  })
  test.each(['calculator', 'results', 'locations'] as const)('%s is found again', (tab) => {
    expect(tabFromHash(hashOfTab(tab), true)).toBe(tab)
  })
})
