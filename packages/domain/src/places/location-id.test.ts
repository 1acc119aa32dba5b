import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { places } from './catalogue.ts'
import { countries } from './countries.ts'
import { locationIdOf } from './location-id.ts'

const word = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'.split('')),
  minLength: 1,
  maxLength: 12,
})
const slug = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('-'))
const country = fc.constantFrom(...countries)

describe('the number of a favorite place', () => {
  test('stands in saved rows, so it stays what it was', () => {
    expect(locationIdOf('france', 'paris')).toBe(5_839_247_879_415_385)
    expect(locationIdOf('france', 'cdg')).toBe(3_299_108_996_208_666)
    expect(locationIdOf('spain', 'madrid')).toBe(5_253_180_913_681_997)
    const all = places.reduce((sum, place) => sum ^ BigInt(locationIdOf(place.country, place.slug)), 0n)
    expect(all).toBe(6_644_480_654_836_794n)
  })

  test('every place has its own', () => {
    expect(new Set(places.map((place) => locationIdOf(place.country, place.slug))).size).toBe(places.length)
  })

  test.each(places.map((place) => [`${place.country}/${place.slug}`, place] as const))(
    'the names and older slugs of %s are the same place',
    (_title, { country, slug, name, aliases }) => {
      const id = locationIdOf(country, slug)
      for (const other of [name, name.toUpperCase(), ` ${name} `, ...aliases])
        expect(locationIdOf(country, other)).toBe(id)
    },
  )

  test('accents and case make no other place, another country does', () => {
    expect(locationIdOf('spain', 'Málaga')).toBe(locationIdOf('spain', 'malaga'))
    expect(locationIdOf('germany', 'DÜSSELDORF')).toBe(locationIdOf('germany', 'dusseldorf'))
    expect(locationIdOf('france', 'valencia')).not.toBe(locationIdOf('spain', 'valencia'))
  })

  test('of any name: a positive number that JSON carries exactly', () => {
    fc.assert(
      fc.property(country, fc.string({ unit: 'grapheme' }), (inCountry, name) => {
        fc.pre(/[\p{L}\p{N}]/u.test(name.normalize('NFKD').replaceAll(/\p{M}/gu, '')))
        const id = locationIdOf(inCountry, name)
        expect(id).toBeGreaterThan(0)
        expect(Number.isSafeInteger(id)).toBe(true)
        expect(locationIdOf(inCountry, name)).toBe(id)
      }),
    )
  })

  test('two places have two numbers', () => {
    const known = new Map<number, string>()
    fc.assert(
      fc.property(country, slug, (inCountry, city) => {
        const place = places.find(
          (one) => one.country === inCountry && [one.slug, ...one.aliases].includes(city),
        )
        const name = `${inCountry}/${place?.slug ?? city}`
        const id = locationIdOf(inCountry, city)
        expect(known.get(id) ?? name).toBe(name)
        known.set(id, name)
      }),
      { numRuns: 5000 },
    )
  })

  test.each(['', '  ', '-', '¡!'])('%j is no city', (name) => {
    expect(() => locationIdOf('france', name)).toThrow(TypeError)
  })
})
