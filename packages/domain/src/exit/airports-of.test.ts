import { expect, test } from 'vitest'
import { findPlace, places } from '../places/catalogue.ts'
import type { Country } from '../places/countries.ts'
import placeDetails from '../places/place-details.json' with { type: 'json' }
import { airportsOf } from './airports-of.ts'
import { cabinDesks } from './cabin-desks.ts'

const codesOf = (country: Country, slug: string) =>
  airportsOf(findPlace(country, slug)!).map(({ iata }) => iata)

test.each([
  ['france', 'paris', ['CDG', 'ORY']],
  ['france', 'gare-du-nord', ['CDG', 'ORY']],
  ['france', 'orly', ['ORY']],
  ['france', 'cannes', ['NCE']],
  ['france', 'saint-tropez', ['NCE']],
  ['france', 'aix-en-provence', ['MRS']],
  ['spain', 'marbella', ['AGP']],
  ['italy', 'milan', ['MXP', 'LIN', 'BGY']],
  ['italy', 'como', ['MXP', 'LIN', 'BGY']],
  ['italy', 'rome', ['FCO', 'CIA']],
  ['germany', 'ingolstadt', ['MUC']],
  ['germany', 'baden-baden', ['FKB']],
] as const)('%s/%s: %j', (country, slug, codes) => expect(codesOf(country, slug)).toEqual(codes))

test('every place has an airport with a name, and those of the catalogue agree with its details', () => {
  for (const place of places) {
    for (const { name, iata } of airportsOf(place)) {
      expect(name).toMatch(/ Airport$/)
      expect(iata).toMatch(/^[A-Z]{3}$/)
    }
    if (place.kind !== 'airport') continue
    const details = placeDetails[place.country] as Record<string, { iata?: string }>
    const [own, ...more] = airportsOf(place)
    expect([own.iata, own.name, own.place, more]).toEqual([details[place.slug]?.iata, place.name, place, []])
  }
})

test('customs for hand luggage are recorded under names that airports have', () => {
  const names = new Set(places.flatMap((place) => airportsOf(place).map(({ name }) => name)))
  expect(Object.keys(cabinDesks).filter((name) => !names.has(name))).toEqual([])
})
