import { type Place, placesOf } from '../places/catalogue.ts'
import { countries, countryName } from '../places/countries.ts'
import { locationIdOf } from '../places/location-id.ts'
import { findPlaceByLocationId } from '../places/place-by-location-id.ts'

/**
 * Returns the place of a typed destination: a place by its name ("Milan, Italy"), a country by its first city
 * ("italy").
 */
export function placeNamed(text: string): Place | undefined {
  const parts = [text, ...text.split(/[,/(]/)].filter((part) => /[\p{L}\p{N}]/u.test(part))
  for (const part of parts)
    for (const country of countries) {
      const place = findPlaceByLocationId(locationIdOf(country, part))
      if (place) return place
    }
  const named = countries.find((country) => parts.some((part) => isSame(part, countryName(country))))
  return named && placesOf(named)[0]
}

/** Returns whether two words are equal except for case and outer blanks. */
export const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase()
