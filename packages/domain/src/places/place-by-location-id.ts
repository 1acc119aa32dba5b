import { places, type Place } from './catalogue.ts'
import { locationIdOf } from './location-id.ts'

const placesById = new Map(places.map((place) => [locationIdOf(place.country, place.slug), place]))

/** Returns the place of a favorite; undefined if it has no page (any more). */
export function findPlaceByLocationId(locationId: number): Place | undefined {
  return placesById.get(locationId)
}
