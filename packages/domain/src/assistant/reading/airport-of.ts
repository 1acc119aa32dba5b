import { airportsOf } from '../../exit/airports-of.ts'
import type { Place } from '../../places/catalogue.ts'

/**
 * Returns the airport of a city if the catalogue has exactly one: Nice for Cannes, Fiumicino for Rome. Null for Paris,
 * which has two. An airport or station is returned as it is.
 */
export function airportOf(place: Place): Place | null {
  if (place.kind !== 'city') return place
  const [airport, ...others] = airportsOf(place).flatMap((served) => served.place ?? [])
  return airport && others.length === 0 ? airport : null
}
