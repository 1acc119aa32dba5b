import { findPlace, placesOf, type Place } from './catalogue.ts'
import type { Country } from './countries.ts'
import { normalizeName } from './normalize-name.ts'

/**
 * Returns the number under which a favorite place is saved, made from country and city (docs/product.md, Places):
 * positive, exact in JSON, and the same for a place's slug, its older slugs and every spelling of its name. It is in
 * saved rows, so it must never change. Throws TypeError for a city without a letter or digit.
 */
export function locationIdOf(country: Country, city: string): number {
  const name = normalizeName(city)
  if (name === '') throw new TypeError('a favorite place needs the name of its city')
  const slug = findPlace(country, name)?.slug ?? placeNamed(country, name)?.slug ?? name
  return foldedHash(`${country}/${slug}`)
}

function placeNamed(country: Country, name: string): Place | undefined {
  return placesOf(country).find((place) => normalizeName(place.name) === name)
}

/** 64-bit FNV-1a, folded to the 53 bits of a JavaScript number; never 0. */
function foldedHash(text: string): number {
  let hash = 0xcbf29ce484222325n
  for (let index = 0; index < text.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n)
  return Number((hash >> 53n) ^ BigInt.asUintN(53, hash)) || 1
}
