import { expect, test } from 'vitest'
import { fitTitle } from './fit-title.ts'

/** Every letter is half as wide as it is high. */
const measure = (text: string) => text.length * 50

test('a short name is as large as it gets', () => {
  expect(fitTitle('Paris', 484, measure)).toEqual({ lines: ['Paris'], size: 132 })
})

test('a name stays on one line while it is large there, a longer one is broken at its space', () => {
  expect(fitTitle('Saint-Trop', 484, measure)).toEqual({ lines: ['Saint-Trop'], size: 96 })
  expect(fitTitle('Milano Centrale', 484, measure).lines).toEqual(['Milano', 'Centrale'])
})

test('after a hyphen a line may end, and the hyphen stays', () => {
  expect(fitTitle('Aix-en-Provence', 484, measure).lines.join('|')).toBe('Aix-en-|Provence')
})

test('three lines take no more height than there is', () => {
  const { lines, size } = fitTitle('Charles de Gaulle Airport', 484, measure)
  expect(lines.length * size).toBeLessThanOrEqual(300)
})

test('a word too long for the smallest size stays whole', () => {
  expect(fitTitle('Donaudampfschifffahrt', 484, measure)).toEqual({
    lines: ['Donaudampfschifffahrt'],
    size: 64,
  })
})
