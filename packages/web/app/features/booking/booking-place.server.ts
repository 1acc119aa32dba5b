import { airportOf } from '@retour/domain/booking/airport-of'
import { nearestChauffeurCity } from '@retour/domain/booking/chauffeur-cities'
import type { Place } from '@retour/domain/places/catalogue'
import type { BookingPlace } from './booking-place.ts'

/** Returns a place's data for the booking form. Runs at build time. */
export function bookingPlaceOf(place: Place): BookingPlace {
  const { country, slug, name } = place
  const { city, distanceMeters, isWithinReach } = nearestChauffeurCity(place)
  return {
    country,
    city: slug,
    name,
    airport: airportOf(place),
    nearestChauffeurs: isWithinReach
      ? null
      : {
          name: city.name,
          path: `/${city.country}/${city.slug}/book-chauffeur`,
          kilometers: Math.round(distanceMeters / 1000),
        },
  }
}
