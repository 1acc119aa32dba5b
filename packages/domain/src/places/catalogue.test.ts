import { describe, expect, test } from 'vitest'
import { calculatorCities, defaultCity } from './calculator-cities.ts'
import { findPlace, placesOf } from './catalogue.ts'
import { displayName } from './display-name.ts'
import { countries, countryName, isCountry } from './countries.ts'

describe('finding a place', () => {
  test.each([
    ['by its slug', 'france', 'cdg', 'cdg'],
    ['by its alias', 'france', 'cdg-airport', 'cdg'],
    ['by another alias', 'germany', 'ber-airport', 'berlin-airport'],
    ['in another country: none', 'spain', 'paris', undefined],
    ['with capitals: none', 'france', 'Paris', undefined],
    ['unknown: none', 'france', 'atlantis', undefined],
    ['empty: none', 'france', '', undefined],
  ] as const)('%s', (_edge, country, slug, found) => {
    expect(findPlace(country, slug)?.slug).toBe(found)
  })

  test.each([
    ['france', 'paris'],
    ['spain', 'madrid'],
    ['italy', 'milan'],
    ['germany', 'munich'],
  ] as const)('the first place of %s is %s', (country, slug) => {
    expect(placesOf(country)[0]?.slug).toBe(slug)
  })
})

describe('the display name of a slug', () => {
  test.each([
    ['cdg', 'Charles de Gaulle Airport'],
    ['cdg-airport', 'Charles de Gaulle Airport'],
    ['orly', 'Orly Airport'],
    ['orly-airport', 'Orly Airport'],
    ['paris', 'Paris'],
    ['gare-du-nord', 'Gare Du Nord'],
    ['madrid-airport', 'Madrid Airport'],
    ['', ''],
    ['a--b', 'A B'],
    ['constructor', 'Constructor'],
  ])('%j is %j', (slug, name) => {
    expect(displayName(slug)).toBe(name)
  })
})

describe('the countries', () => {
  test('are four, in order, with their names', () => {
    expect(countries.map(countryName)).toEqual(['France', 'Spain', 'Italy', 'Germany'])
  })

  test.each(['France', 'portugal', '', null, ['france'], '__proto__'])('%j is none', (text) => {
    expect(isCountry(text)).toBe(false)
  })
})

describe('the calculator', () => {
  test('offers France and Spain first, and their cities in the product’s order', () => {
    expect(countries.slice(0, 2)).toEqual(['france', 'spain'])
    expect(calculatorCities('france').join(' ')).toBe('paris nice marseille cannes lyon')
    expect(calculatorCities('spain').join(' ')).toBe('madrid barcelona seville valencia malaga')
  })

  test.each(countries)(
    '%s: the default city is the first of the catalogue, and every city has a page',
    (country) => {
      expect(defaultCity(country)).toBe(placesOf(country)[0]?.slug)
      expect(calculatorCities(country)).toContain(defaultCity(country))
      expect(calculatorCities(country).filter((slug) => findPlace(country, slug)?.kind !== 'city')).toEqual(
        [],
      )
    },
  )
})
