import { findPlace, type Place } from '../../places/catalogue.ts'
import type { Question } from '../reading/read-question.ts'

/** Cities whose airport has a name of its own. */
const airports: Record<string, string> = { rome: 'fiumicino', milan: 'malpensa' }

/** The airport or station that a question is about: one that it names, else the airport of a city to leave from. */
export function hubIn({ places }: Question): Place | null {
  const named = places.find(({ place }) => place !== null && place.kind !== 'city')?.place
  if (named) return named
  const left = places.find(({ place, role }) => place !== null && role === 'leaving')?.place
  return left ? airportOf(left) : null
}

/** The airport of a city, where the catalogue has exactly one; a hub is its own. */
export function airportOf(place: Place): Place | null {
  if (place.kind !== 'city') return place
  return findPlace(place.country, airports[place.slug] ?? `${place.slug}-airport`) ?? null
}
