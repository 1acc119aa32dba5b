import { airportsOf } from '../../exit/airports-of.ts'
import type { Place } from '../../places/catalogue.ts'

/**
 * The airport that a flight from a city leaves from, where the catalogue has exactly one of them: Nice for Cannes,
 * Fiumicino for Rome, none for Paris, which has two. An airport or a station is its own.
 */
export function airportOf(place: Place): Place | null {
  if (place.kind !== 'city') return place
  const [airport, ...others] = airportsOf(place).flatMap((served) => served.place ?? [])
  return airport && others.length === 0 ? airport : null
}
