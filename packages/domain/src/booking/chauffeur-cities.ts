import { findPlace, type Place } from '../places/catalogue.ts'
import { distanceMeters } from '../places/distance.ts'

/** The cities with chauffeurs (docs/product.md, Booking). */
const chauffeurCities = [
  ['france', 'paris'],
  ['france', 'nice'],
  ['spain', 'madrid'],
  ['spain', 'barcelona'],
] as const

/** The maximum distance of a city's airports, stations and outlet villages from its center. */
const reachMeters = 45_000

/** Returns the chauffeur city nearest to a place, and whether its cars serve that place: Paris serves its airports. */
export function nearestChauffeurCity(place: Place): {
  city: Place
  distanceMeters: number
  isWithinReach: boolean
} {
  const [nearest] = chauffeurCities
    .flatMap(([country, slug]) => findPlace(country, slug) ?? [])
    .map((city) => ({ city, distanceMeters: distanceMeters(city, place) }))
    .sort((one, other) => one.distanceMeters - other.distanceMeters)
  if (!nearest) throw new Error('the catalogue holds no chauffeur city')
  return { ...nearest, isWithinReach: nearest.distanceMeters <= reachMeters }
}
