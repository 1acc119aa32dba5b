import type { Country } from './countries.ts'
import placeData from './places.json' with { type: 'json' }

/** A city, airport or station that has a page of its own; `aliases` are older slugs that still lead to it. */
export type Place = {
  country: Country
  slug: string
  name: string
  kind: 'city' | 'airport' | 'station'
  hasContent: boolean
  lat: number
  lng: number
  aliases: string[]
}

/** All 66 places, by country, in the catalogue's own order (most visited first). */
export const places: readonly Place[] = placeData as Place[]

/** Returns the places of a country; the first is selected when a search changes to the country. */
export function placesOf(country: Country): Place[] {
  return places.filter((place) => place.country === country)
}

/** Returns the place with this slug or alias (lower case) in a country; undefined if there is none. */
export function findPlace(country: Country, slugOrAlias: string): Place | undefined {
  return placesOf(country).find((place) => place.slug === slugOrAlias || place.aliases.includes(slugOrAlias))
}
