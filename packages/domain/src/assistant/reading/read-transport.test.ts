import { expect, test } from 'vitest'
import { readLegs, transportIn } from './read-transport.ts'

test.each([
  ['we fly from nice', 'plane'],
  ['the eurostar from paris', 'train'],
  ['a ferry to tangier', 'ship'],
  ['driving to geneva', 'road'],
  ['bought in rome', null],
])('"%s" is by %s', (line, by) => {
  expect(transportIn(line)).toBe(by)
})

/** Returns the legs between places, which are named by their words in the line. */
const legsOf = (line: string, ...names: string[]) =>
  readLegs(
    line,
    names.map((name) => ({ at: line.split(' ').indexOf(name), length: 1 })),
  )

test.each([
  [
    '"then" begins another leg',
    'milan by train to zurich then fly to bangkok',
    ['milan', 'zurich', 'bangkok'],
    ['train', 'plane'],
  ],
  [
    'what stands before a place',
    'train paris zurich and flight to doha',
    ['paris', 'zurich', 'doha'],
    ['train', 'plane'],
  ],
  ['one way of traveling needs no legs', 'fly paris zurich doha', ['paris', 'zurich', 'doha'], []],
  ['told in another order', 'fly to doha by train from zurich', ['zurich', 'doha'], []],
])('legs: %s', (_edge, line, names, legs) => {
  expect(legsOf(line, ...names)).toEqual(legs)
})

test('a place that was told before has no leg in this line', () => {
  expect(
    readLegs('by train to zurich then fly to doha', [
      { at: 3, length: 1, isFromEarlier: true },
      { at: 7, length: 1 },
    ]),
  ).toEqual([])
})
