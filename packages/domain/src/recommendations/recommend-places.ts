import { popularDestinations } from '../content/popular-destinations.ts'
import { brandsOf } from '../places/brands.ts'
import { findPlace, type Place, places, placesOf } from '../places/catalogue.ts'
import type { Country } from '../places/countries.ts'
import { distanceMeters } from '../places/distance.ts'
import { findPlaceByLocationId } from '../places/place-by-location-id.ts'
import { isSame, placeNamed } from './place-named.ts'

/** A person's preferences; all may be empty. */
export type RecommendationWishes = {
  favoriteIds: readonly number[]
  destinations: readonly string[]
  brands: readonly string[]
  /** The country of the profile. */
  country: Country | null
}

/** Why a place is recommended; distances in meters. */
export type RecommendationReason =
  | { kind: 'destination'; destination: string }
  | { kind: 'way-home'; saved: Place; meters: number }
  | { kind: 'brands'; brands: string[] }
  | { kind: 'near-saved'; saved: Place; meters: number }
  | { kind: 'country'; country: Country }
  | { kind: 'popular' }

export type PlaceRecommendation = { place: Place; reason: RecommendationReason }

const wayHomeMeters = 70_000
const nearMeters = 120_000

/**
 * Returns up to `count` places that are not saved yet, each once with its strongest reason: travel destinations, then
 * the airport of a saved city, cities with liked brands, cities near a saved one, the profile's country, and popular
 * destinations last.
 */
export function recommendPlaces(wishes: RecommendationWishes, count: number): PlaceRecommendation[] {
  const saved = wishes.favoriteIds.flatMap((id) => findPlaceByLocationId(id) ?? [])
  const taken = new Set(saved)
  const recommended: PlaceRecommendation[] = []
  const steps = [byDestination, byWayHome, byBrands, byNearness, byCountry, byPopularity]
  for (const step of steps)
    for (const one of step(wishes, saved)) {
      if (recommended.length >= count) return recommended
      if (taken.has(one.place)) continue
      taken.add(one.place)
      recommended.push(one)
    }
  return recommended
}

/** Returns a place by its name ("Milan", "Milano, Italy"), or a country's first city ("italy"). */
function byDestination({ destinations }: RecommendationWishes): PlaceRecommendation[] {
  return destinations.flatMap((destination) => {
    const place = placeNamed(destination)
    return place ? [{ place, reason: { kind: 'destination', destination } }] : []
  })
}

/** Returns the most visited airport within reach of a saved city, as people fly home from there. */
function byWayHome(_: RecommendationWishes, saved: readonly Place[]): PlaceRecommendation[] {
  return saved.filter(isCity).flatMap((from) => {
    const [airport] = around(from, ({ kind }) => kind === 'airport', wayHomeMeters)
    return airport
      ? [{ place: airport.place, reason: { kind: 'way-home', saved: from, meters: airport.meters } }]
      : []
  })
}

function byNearness(_: RecommendationWishes, saved: readonly Place[]): PlaceRecommendation[] {
  return saved.filter(isCity).flatMap((from) => {
    const [closest] = around(from, (place) => isCity(place) && !saved.includes(place), nearMeters).toSorted(
      (a, b) => a.meters - b.meters,
    )
    return closest
      ? [{ place: closest.place, reason: { kind: 'near-saved', saved: from, meters: closest.meters } }]
      : []
  })
}

const isCity = ({ kind }: Place) => kind === 'city'

/** Returns the places of the same country within reach, in the catalogue's order. */
function around(from: Place, isMeant: (place: Place) => boolean, reachMeters: number) {
  return placesOf(from.country)
    .filter((place) => place !== from && isMeant(place))
    .map((place) => ({ place, meters: distanceMeters(from, place) }))
    .filter(({ meters }) => meters <= reachMeters)
}

/** Returns cities by the number of liked houses, the most first. */
function byBrands({ brands }: RecommendationWishes): PlaceRecommendation[] {
  return places
    .map((place) => {
      const houses = brandsOf(place.country, place.slug)?.brands ?? []
      return { place, found: houses.filter((house) => brands.some((brand) => isSame(brand, house))) }
    })
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => b.found.length - a.found.length)
    .map(({ place, found }) => ({ place, reason: { kind: 'brands', brands: found } }))
}

function byCountry({ country }: RecommendationWishes): PlaceRecommendation[] {
  if (!country) return []
  return placesOf(country)
    .filter(({ kind }) => kind === 'city')
    .slice(0, 4)
    .map((place) => ({ place, reason: { kind: 'country', country } }))
}

function byPopularity(): PlaceRecommendation[] {
  return popularDestinations.flatMap(({ country, city }) => {
    const place = findPlace(country, city)
    return place ? [{ place, reason: { kind: 'popular' } }] : []
  })
}
