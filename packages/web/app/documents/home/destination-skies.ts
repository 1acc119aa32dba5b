import { popularDestinations } from '@retour/domain/content/popular-destinations'
import { displayName } from '@retour/domain/places/display-name'
import { refundLocationsOf } from '@retour/domain/places/refund-locations'
import { constellationOf } from '#app/features/constellation/constellation-of.server.ts'

/** Returns the home page's destination cards with their star maps. Runs at build time. */
export function destinationSkies() {
  return popularDestinations.map(({ country, city, description }, index) => {
    const records = refundLocationsOf(country, city)
    return {
      to: `/${country}/${city}`,
      name: displayName(city),
      description,
      locationCount: records.length,
      deskCount: records.filter(({ type }) => type === 'refund-office').length,
      thumbnail: constellationOf(country, city, 'thumbnail'),
      card: constellationOf(country, city, index === 0 ? 'large-card' : 'card'),
    }
  })
}
