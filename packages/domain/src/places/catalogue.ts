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

/** The places of one country; the first one is the city that a change of country resets a search to. */
export function placesOf(country: Country): Place[] {
  return places.filter((place) => place.country === country)
}

/** The place with this slug or alias, in lower case, in this country; undefined when there is none. */
export function findPlace(country: Country, slugOrAlias: string): Place | undefined {
  return placesOf(country).find((place) => place.slug === slugOrAlias || place.aliases.includes(slugOrAlias))
}
