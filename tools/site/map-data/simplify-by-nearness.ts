import { distanceMeters } from '@retour/domain/places/distance'
import { places } from '@retour/domain/places/catalogue'
import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import { filter, filterWeight, planarTriangleArea, presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'

const nearMeters = 50_000
const squareKilometersPerDegree = 111.2 ** 2

type Point = [number, number]

/**
 * Removes points whose triangle with their neighbors is smaller than `nearKm2` around the 66 places, and than `farKm2`
 * elsewhere, because people zoom into places and see the rest at low zoom.
 */
export function simplifyByNearness(
  features: GeoJSON.Feature[],
  { nearKm2, farKm2 }: { nearKm2: number; farKm2: number },
): GeoJSON.Feature[] {
  const collection: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features }
  const whole = topology({ shapes: collection }) as Topology<{ shapes: GeometryCollection }>
  const weigh = (triangle: [Point, Point, Point]) => {
    const [lng, lat] = triangle[1]
    const area = planarTriangleArea(triangle) * squareKilometersPerDegree * Math.cos((lat * Math.PI) / 180)
    return isNearPlace({ lat, lng }) ? area * (farKm2 / nearKm2) : area
  }
  const weighed = presimplify(whole, weigh as never)
  const simple = simplify(weighed, farKm2)
  const clean = filter(simple, filterWeight(simple, farKm2, ringWeight(farKm2 / nearKm2) as never))
  const { shapes } = clean.objects
  return (feature(clean, shapes as GeometryCollection) as GeoJSON.FeatureCollection).features.filter(
    ({ geometry }) => geometry !== null,
  )
}

/** Weighs islands and lakes by their area, more near a place. */
const ringWeight = (factor: number) => (ring: Point[]) => {
  const [lng = 0, lat = 0] = ring[0] ?? []
  let doubled = 0
  for (let at = 1; at < ring.length; at++) {
    const [x1 = 0, y1 = 0] = ring[at - 1] ?? []
    const [x2 = 0, y2 = 0] = ring[at] ?? []
    doubled += x1 * y2 - x2 * y1
  }
  const area = (Math.abs(doubled) / 2) * squareKilometersPerDegree * Math.cos((lat * Math.PI) / 180)
  return isNearPlace({ lat, lng }) ? area * factor : area
}

const isNearPlace = (point: { lat: number; lng: number }) =>
  places.some((place) => Math.abs(place.lat - point.lat) < 0.3 && distanceMeters(place, point) < nearMeters)
