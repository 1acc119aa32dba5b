import { findPlace, type Place } from '../places/catalogue.ts'
import { distanceMeters } from '../places/distance.ts'

/** Where chauffeurs drive (docs/product.md, Booking). */
const chauffeurCities = [
  ['france', 'paris'],
  ['france', 'nice'],
  ['spain', 'madrid'],
  ['spain', 'barcelona'],
] as const

/** A city's airports, stations and outlet villages lie within this distance of its center. */
const reachMeters = 45_000

/** The chauffeur city nearest to a place, and whether its cars reach that place: Paris does for its airports. */
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
