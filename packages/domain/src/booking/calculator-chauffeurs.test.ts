import { expect, test } from 'vitest'
import { calculatorCities } from '../places/calculator-cities.ts'
import { findPlace } from '../places/catalogue.ts'
import { countries } from '../places/countries.ts'
import { hasChauffeurs } from './calculator-chauffeurs.ts'
import { nearestChauffeurCity } from './chauffeur-cities.ts'

const cities = countries.flatMap((country) => calculatorCities(country).map((city) => ({ country, city })))

test.each(cities)('$country/$city has chauffeurs exactly when they drive within reach of it', (place) => {
  expect(hasChauffeurs(place)).toBe(nearestChauffeurCity(findPlace(place.country, place.city)!).isWithinReach)
})

test('Italy and Germany have none', () => {
  expect(cities.filter(hasChauffeurs).map(({ country }) => country)).not.toContain('italy')
  expect(cities.filter(hasChauffeurs).map(({ country }) => country)).not.toContain('germany')
})
