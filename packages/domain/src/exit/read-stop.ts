import { timeZoneOf } from '../booking/pickup-time.ts'
import { places, type Place } from '../places/catalogue.ts'
import { normalizeName } from '../places/normalize-name.ts'
import { airportsOfCity, airportWithCode } from './airports.ts'
import { airportsOf, airportWithIata } from './airports-of.ts'
import { codeOf, exitPointOf, type ExitPoint, type Transport } from './journey.ts'
import { otherStops } from './other-stops.ts'
import { isTerritoryCode } from './territories.ts'

/** A stop of a trip with its time zone; null if the zone is unknown. */
export type Stop = { point: ExitPoint; zone: string | null }

/**
 * Parses a typed stop: an IATA code, a name of our catalogue, a known city, or any name with a country code ("Livigno,
 * IT-LIVIGNO", "London, GB"). Returns null if it is unknown or exists in several countries.
 */
export function readStop(text: string, by: Transport): Stop | null {
  const typed = text.trim()
  return namedWithCountry(typed) ?? withCode(typed, by) ?? ofCatalogue(typed, by) ?? known(typed, by)
}

function namedWithCountry(typed: string): Stop | null {
  const [, name = '', code = ''] = /^(.+),\s*([A-Z]{2}(?:-[A-Z0-9]+)?)$/.exec(typed) ?? []
  if (!isTerritoryCode(code)) return null
  const zones = new Set(airportsOfCity(name).flatMap(({ country, zone }) => (country === code ? [zone] : [])))
  return { point: { name: name.trim(), country: code }, zone: zones.size === 1 ? [...zones][0]! : null }
}

/** Our catalogue first: its airports keep their place and name. */
function withCode(typed: string, by: Transport): Stop | null {
  if (by !== 'plane' || !/^[A-Za-z]{3}$/.test(typed)) return null
  const there = airportWithCode(typed)
  if (!there) return null
  const { iata, city, country, zone } = there
  const airport = airportWithIata(iata)
  return { point: { name: airport?.name ?? city, country, place: airport?.place, iata }, zone }
}

function ofCatalogue(typed: string, by: Transport): Stop | null {
  const normalized = normalizeName(typed)
  const place = places.find(
    ({ name, slug, aliases }) =>
      normalizeName(name) === normalized || slug === normalized || aliases.includes(normalized),
  )
  return place
    ? { point: exitPointOf(place, by), zone: timeZoneOf(place.country) }
    : ofAirport(normalized, by)
}

/** "Bologna Airport" has no page of its own. */
function ofAirport(normalized: string, by: Transport): Stop | null {
  if (by !== 'plane') return null
  const owner = places.find((place) => airportNamed(place, normalized))
  const airport = owner && airportNamed(owner, normalized)
  if (!owner || !airport) return null
  return {
    point: { ...airport, country: codeOf(owner.country) },
    zone: timeZoneOf(owner.country),
  }
}

const airportNamed = (place: Place, normalized: string) =>
  airportsOf(place).find(({ name }) => normalizeName(name) === normalized)

function known(typed: string, by: Transport): Stop | null {
  const other = by === 'plane' ? undefined : otherStops.find(({ name }) => name === normalizeName(typed))
  if (other) return { point: { name: typed, country: other.country }, zone: other.zone }
  const [first, ...more] = airportsOfCity(typed)
  if (!first || more.some(({ country }) => country !== first.country)) return null
  const isOneZone = more.every(({ zone }) => zone === first.zone)
  const iata = by === 'plane' && more.length === 0 ? { iata: first.iata } : {}
  return {
    point: { name: typed, country: first.country, ...iata },
    zone: isOneZone ? first.zone : null,
  }
}
