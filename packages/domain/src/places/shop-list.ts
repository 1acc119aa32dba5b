import { places } from './catalogue.ts'
import type { Country } from './countries.ts'
import { locationIdOf } from './location-id.ts'
import { refundLocations } from './refund-locations.ts'

/** Where one may have bought, by place: of each location its id, name and type (s shop, t transport, o office). */
export type ShopList = {
  country: Country
  city: string
  locations: [id: string, name: string, type: 's' | 't' | 'o' | 'p'][]
}[]

/**
 * Returns every place with the ids and names of its refund locations, for the search of a shop. The place itself is its
 * first location, of type p. For a file written at build time: browser code must not import the records.
 */
export function shopList(): ShopList {
  return places.map(({ country, slug, name }) => ({
    country,
    city: name,
    locations: [
      [String(locationIdOf(country, slug)), name, 'p'],
      ...refundLocations
        .filter((location) => location.country === country && location.city === slug)
        .map(({ id, name: shop, type }): ShopList[number]['locations'][number] => [id, shop, letters[type]]),
    ],
  }))
}

const letters = { 'shopping-area': 's', transportation: 't', 'refund-office': 'o' } as const
