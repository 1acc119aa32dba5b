import { normalizeName } from '../places/normalize-name.ts'
import table from './airports.json' with { type: 'json' }

/** An airport of the world. `country` is a code of `territories.ts` ("ES-CN" for Tenerife), `zone` an IANA time zone. */
export type KnownAirport = { iata: string; city: string; country: string; zone: string }

/** Every airport of the table. */
export const allAirports: readonly KnownAirport[] = Object.entries(table).flatMap(([key, line]) => {
  const [country = '', zone = ''] = key.split(' ')
  return line
    .split('|')
    .map((airport) => ({ iata: airport.slice(0, 3), city: airport.slice(4), country, zone }))
})

const byCode = new Map(allAirports.map((airport) => [airport.iata, airport]))

/** Returns the airport with this IATA code in any case; undefined if the table lacks it. */
export function airportWithCode(code: string): KnownAirport | undefined {
  return byCode.get(code.trim().toUpperCase())
}

/** Returns the airports of a city by its English or local name, ignoring case and accents; often empty. */
export function airportsOfCity(city: string): KnownAirport[] {
  const cityName = normalizeName(city)
  return cityName === '' ? [] : allAirports.filter((airport) => normalizeName(airport.city) === cityName)
}
