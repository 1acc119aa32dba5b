import { findPlace, type Place } from '../../places/catalogue.ts'

/** Cities whose airport has a name of its own. */
const airports: Record<string, string> = { rome: 'fiumicino', milan: 'malpensa' }

/** The airport of a city, where the catalogue has exactly one; a hub is its own. */
export function airportOf(place: Place): Place | null {
  if (place.kind !== 'city') return place
  return findPlace(place.country, airports[place.slug] ?? `${place.slug}-airport`) ?? null
}
