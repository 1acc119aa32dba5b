import { validationSystem } from '../../content/rule-text.ts'
import { places } from '../../places/catalogue.ts'
import { distanceMeters, formatDistance } from '../../places/distance.ts'
import { locationIdOf } from '../../places/location-id.ts'
import { refundLocationsOf } from '../../places/refund-locations.ts'
import type { SuggestionContext, Suggestion } from './suggestion.ts'

const placesById = new Map(places.map((place) => [locationIdOf(place.country, place.slug), place]))

/** Suggests the nearest refund office of each saved place. */
export function suggestDesks({ favoriteIds }: SuggestionContext): Suggestion[] {
  return favoriteIds.flatMap((locationId) => {
    const place = placesById.get(locationId)
    if (!place) return []
    const [office] = refundLocationsOf(place.country, place.slug)
      .filter(({ type }) => type === 'refund-office')
      .toSorted((a, b) => distanceMeters(place, a) - distanceMeters(place, b))
    if (!office) return []
    const away =
      place.kind === 'city' ? `, ${formatDistance(distanceMeters(place, office))} from the city center` : ''
    return [
      {
        key: `desk:${place.country}/${place.slug}`,
        type: 'travel' as const,
        title: `A refund desk ${place.kind === 'city' ? 'in' : 'at'} ${place.name}`,
        summary:
          `You saved ${place.name}. ${office.name} is at ${office.address}${away}. Forms are validated there with: ` +
          `${validationSystem(place.country)}. All locations: /map-locations/${place.country}/${place.slug}`,
        conversationId: null,
      },
    ]
  })
}
