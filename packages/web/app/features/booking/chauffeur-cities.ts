import { findPlace, type Place } from '@retour/domain/places/catalogue'
import { distanceMeters } from '@retour/domain/places/distance'

/** Where chauffeurs drive (specification, section 1). */
const chauffeurCities = [
  ['france', 'paris'],
  ['france', 'nice'],
  ['spain', 'madrid'],
  ['spain', 'barcelona'],
] as const

/** A city's airports and outlet villages lie within this distance of its centre. */
const reachMeters = 45_000

/** The chauffeur city that a place is or lies beside: Paris for its airports; null elsewhere. */
export function chauffeurCityFor(place: Place): string | null {
  const cities = chauffeurCities.map(([country, slug]) => findPlace(country, slug))
  return cities.find((city) => city && distanceMeters(city, place) <= reachMeters)?.name ?? null
}
