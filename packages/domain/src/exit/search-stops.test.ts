import { expect, test } from 'vitest'
import { readStop } from './read-stop.ts'
import { searchStops } from './search-stops.ts'

const codes = (typed: string) => searchStops(typed, 'plane').map(({ text }) => text)

test.each([
  ['cdg', 'CDG'],
  ['HND', 'HND'],
  ['charles', 'CDG'],
  ['münchen', undefined],
  ['munich', 'MUC'],
  ['palma', 'PMI'],
  ['marbella', 'AGP'],
])('%j is %s', (typed, first) => expect(codes(typed)[0]).toBe(first))

test('ours come before others of the same town, and a town has all of its airports', () => {
  expect(codes('paris').slice(0, 2).toSorted()).toEqual(['CDG', 'ORY'])
  expect(codes('paris')).toContain('BVA')
  expect(codes('tokyo')).toEqual(expect.arrayContaining(['HND', 'NRT']))
})

test('less than two letters find nothing, and never more than six are found', () => {
  expect(codes('a')).toEqual([])
  expect(codes(' -')).toEqual([])
  expect(codes('san')).toHaveLength(6)
})

test('by train, road and ship: towns, stations and ports', () => {
  expect(searchStops('gare du', 'train')[0]).toEqual({
    text: 'Gare du Nord',
    name: 'Gare du Nord',
    country: 'FR',
  })
  expect(searchStops('london', 'train').map(({ text }) => text)).toEqual(['London', 'London St Pancras'])
  expect(searchStops('charles', 'road')).toEqual([])
})

test.each(['train', 'road', 'ship', 'plane'] as const)('what is found by %s can be read', (by) => {
  for (const start of ['pa', 'lo', 'ma', 'ge', 'be', 'ca', 'an', 'ba', 'mo'])
    for (const { text, country } of searchStops(start, by))
      expect([text, readStop(text, by)?.point.country]).toEqual([text, country])
})
