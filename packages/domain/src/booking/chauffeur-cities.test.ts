import { expect, test } from 'vitest'
import { findPlace, places } from '../places/catalogue.ts'
import type { Country } from '../places/countries.ts'
import { airportOf } from './airport-of.ts'
import { nearestChauffeurCity } from './chauffeur-cities.ts'

const placeOf = (country: Country, slug: string) => findPlace(country, slug)!

test.each([
  ['france', 'paris', 'Paris', true],
  ['france', 'cdg', 'Paris', true],
  ['france', 'gare-du-nord', 'Paris', true],
  ['france', 'cannes', 'Nice', true],
  ['france', 'deauville', 'Paris', false],
  ['france', 'toulouse', 'Barcelona', false],
  ['spain', 'madrid-airport', 'Madrid', true],
  ['spain', 'seville', 'Madrid', false],
  ['spain', 'ibiza', 'Barcelona', false],
  ['italy', 'milan', 'Nice', false],
  ['germany', 'berlin', 'Paris', false],
] as const)('%s/%s is nearest to %s, within reach: %s', (country, slug, name, isWithinReach) => {
  expect(nearestChauffeurCity(placeOf(country, slug))).toMatchObject({ city: { name }, isWithinReach })
})

test.each([
  ['france', 'paris', 'Charles de Gaulle Airport (CDG)'],
  ['france', 'gare-de-lyon', 'Charles de Gaulle Airport (CDG)'],
  ['france', 'orly', 'Orly Airport (ORY)'],
  ['france', 'cannes', 'Nice Airport (NCE)'],
  ['france', 'saint-tropez', 'Nice Airport (NCE)'],
  ['spain', 'madrid', 'Madrid Airport (MAD)'],
  ['spain', 'seville', 'Seville Airport'],
  ['italy', 'milano-centrale', 'Malpensa Airport (MXP)'],
  ['germany', 'munich', 'Munich Airport (MUC)'],
] as const)('the airport of %s/%s is %s', (country, slug, airport) => {
  expect(airportOf(placeOf(country, slug))).toBe(airport)
})

test('every place has an airport, and a short way or an honest distance to a car', () => {
  for (const place of places) {
    expect(airportOf(place)).toMatch(/Airport( \([A-Z]{3}\))?$/)
    const { distanceMeters, isWithinReach } = nearestChauffeurCity(place)
    expect(isWithinReach).toBe(distanceMeters <= 45_000)
  }
})
