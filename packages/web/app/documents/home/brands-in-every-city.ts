import { brandsOf } from '@retour/domain/places/brands'
import type { Country } from '@retour/domain/places/countries'

/** The three large cities with chauffeurs. */
const cities: [Country, string][] = [
  ['france', 'paris'],
  ['spain', 'madrid'],
  ['spain', 'barcelona'],
]

/** Returns the brands with a store in each of the three cities, A to Z. */
export function brandsInEveryCity(): string[] {
  const [first = [], ...others] = cities.map(([country, slug]) => brandsOf(country, slug)?.brands ?? [])
  return first
    .filter((brand) => others.every((brands) => brands.includes(brand)))
    .toSorted((one, other) => one.localeCompare(other, 'en'))
}
