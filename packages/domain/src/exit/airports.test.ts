import { expect, test } from 'vitest'
import { places } from '../places/catalogue.ts'
import { airportsOf } from './airports-of.ts'
import { airportsOfCity, airportWithCode } from './airports.ts'
import table from './airports.json' with { type: 'json' }
import { codeOf } from './journey.ts'
import { readStop } from './read-stop.ts'
import { isTerritoryCode, territoryOf } from './territories.ts'

test.each([
  ['CDG', 'FR', 'Europe/Paris'],
  ['hnd', 'JP', 'Asia/Tokyo'],
  ['JFK', 'US', 'America/New_York'],
  ['ZRH', 'CH', 'Europe/Zurich'],
  ['TFS', 'ES-CN', 'Atlantic/Canary'],
  ['MLN', 'ES-ML', 'Africa/Ceuta'],
  ['BFS', 'GB-NIR', 'Europe/London'],
  ['ECN', 'CY-NORTH', 'Asia/Nicosia'],
  ['HGL', 'DE-HELIGOLAND', 'Europe/Berlin'],
  ['MHQ', 'AX', 'Europe/Mariehamn'],
  ['PTP', 'GP', 'America/Guadeloupe'],
] as const)('%s lies in %s, on the clock of %s', (code, country, zone) => {
  expect(airportWithCode(code)).toMatchObject({ country, zone })
})

test('every row has a code, a city, a country that the rule knows, and a zone that clocks know', () => {
  const codes: string[] = []
  for (const [key, line] of Object.entries(table)) {
    const [country = '', zone = ''] = key.split(' ')
    expect(isTerritoryCode(country)).toBe(true)
    expect(() => territoryOf(country)).not.toThrow()
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
    for (const airport of line.split('|')) {
      expect(airport).toMatch(/^[A-Z]{3} \S/)
      codes.push(airport.slice(0, 3))
    }
  }
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.length).toBeGreaterThan(3000)
})

test('the airports of our places are in it, in their own country', () => {
  for (const place of places)
    for (const { iata } of airportsOf(place))
      expect([iata, airportWithCode(iata)?.country]).toEqual([iata, codeOf(place.country)])
})

test('a browser may load it: under 60 kB', () => {
  expect(JSON.stringify(table).length).toBeLessThan(60_000)
})

test('a city has all of its airports, under a name without accents too', () => {
  expect(airportsOfCity('Tokyo').map(({ iata }) => iata)).toEqual(['HND', 'NRT'])
  expect(airportsOfCity('Zurich').map(({ iata }) => iata)).toEqual(['ZRH'])
  expect(airportsOfCity('')).toEqual([])
})

const read = (text: string, by: Parameters<typeof readStop>[1]) => {
  const stop = readStop(text, by)
  return stop && [stop.point.name, stop.point.country, stop.point.iata ?? null, stop.zone]
}

test.each([
  ['FRA', 'plane', ['Frankfurt Airport', 'DE', 'FRA', 'Europe/Berlin']],
  ['fra', 'plane', ['Frankfurt Airport', 'DE', 'FRA', 'Europe/Berlin']],
  ['BLQ', 'plane', ['Bologna Airport', 'IT', 'BLQ', 'Europe/Rome']],
  ['Bologna Airport', 'plane', ['Bologna Airport', 'IT', 'BLQ', 'Europe/Rome']],
  ['Frankfurt', 'plane', ['Frankfurt Airport', 'DE', 'FRA', 'Europe/Berlin']],
  ['Frankfurt', 'train', ['Frankfurt', 'DE', null, 'Europe/Berlin']],
  ['Paris', 'plane', ['Paris', 'FR', null, 'Europe/Paris']],
  ['Seoul', 'plane', ['Seoul', 'KR', null, 'Asia/Seoul']],
  ['London', 'train', ['London', 'GB', null, 'Europe/London']],
  ['London, GB', 'plane', ['London', 'GB', null, 'Europe/London']],
  ['Livigno, IT-LIVIGNO', 'road', ['Livigno', 'IT-LIVIGNO', null, null]],
  ['Andorra la Vella', 'road', ['Andorra la Vella', 'AD', null, 'Europe/Andorra']],
] as const)('%s by %s is %j', (text, by, expected) => expect(read(text, by)).toEqual(expected))

test.each([
  ['London', 'plane'],
  ['ZZZ', 'plane'],
  ['', 'plane'],
  ['Somewhere, ES-XX', 'road'],
  ['HND', 'train'],
] as const)('"%s" by %s is not known, and nothing is guessed', (text, by) =>
  expect(readStop(text, by)).toBeNull(),
)
