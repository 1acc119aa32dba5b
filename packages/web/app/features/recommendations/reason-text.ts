import { formatDistance } from '@retour/domain/places/distance'
import { countryName } from '@retour/domain/places/countries'
import type { PlaceRecommendation } from '@retour/domain/recommendations/recommend-places'
import { m } from '#app/paraglide/messages.js'

const namedBrands = 3

/** Returns the reason for a recommendation as a sentence. */
export function reasonText({ reason }: Pick<PlaceRecommendation, 'reason'>): string {
  switch (reason.kind) {
    case 'destination':
      return m.recommendations_destination({ destination: reason.destination })
    case 'way-home':
      return m.recommendations_airport({ saved: reason.saved.name, distance: distanceOf(reason.meters) })
    case 'brands':
      return m.recommendations_brands({ brands: listOf(reason.brands.slice(0, namedBrands)) })
    case 'near-saved':
      return m.recommendations_near({ saved: reason.saved.name, distance: distanceOf(reason.meters) })
    case 'country':
      return m.recommendations_country({ country: countryName(reason.country) })
    case 'popular':
      return m.recommendations_popular()
  }
}

/** Formats in whole kilometers, because a tenth means nothing for a distance between two centers. */
const distanceOf = (meters: number) =>
  meters < 1000 ? formatDistance(meters) : `${Math.round(meters / 1000)} km`

const listOf = (names: string[]) => new Intl.ListFormat('en').format(names)
