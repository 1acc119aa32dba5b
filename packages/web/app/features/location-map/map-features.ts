import type { Coordinates } from '@retour/domain/places/distance'
import type { FeatureCollection, Position } from 'geojson'
import type { MarkerKind } from '#app/ui/marker-shape.tsx'

/** The data of a location on the map; the list has the rest. */
export type MapPlace = Coordinates & { id: string; name: string; kind: MarkerKind; form: MarkerForm }

/** `area`: a street, square or district, drawn as an area without an edge. `place`: a marker at its point. */
export type MarkerForm = 'place' | 'area'

const earthRadiusMeters = 6_371_000
const ringMeters = [500, 1000, 2000, 5000, 10_000]
const ringPoints = 96

export function placeFeatures(places: readonly MapPlace[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: places.map(({ id, name, kind, form, lat, lng }) => ({
      type: 'Feature',
      properties: { id, name, kind, form },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  }
}

/** Returns one point as a collection; an empty one for null. */
export function pointFeature(place: MapPlace | Coordinates | null): FeatureCollection {
  if (!place) return { type: 'FeatureCollection', features: [] }
  return placeFeatures([{ id: '', name: '', kind: 'other', form: 'place', ...place }])
}

/** Rings at equal distances, with their labels at the top: "500 m", "1 km". */
export function ringFeatures(center: Coordinates): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: ringMeters.flatMap((meters) => {
      const properties = { label: meters < 1000 ? `${meters} m` : `${meters / 1000} km`, meters }
      const line = Array.from({ length: ringPoints + 1 }, (_, index) =>
        pointAround(center, meters, (index / ringPoints) * 2 * Math.PI),
      )
      return [
        {
          type: 'Feature' as const,
          properties,
          geometry: { type: 'LineString' as const, coordinates: line },
        },
        {
          type: 'Feature' as const,
          properties,
          geometry: { type: 'Point' as const, coordinates: line[0] ?? [] },
        },
      ]
    }),
  }
}

/** Returns the point at a distance (meters) and bearing (radians from north), on the sphere used for all distances. */
function pointAround({ lat, lng }: Coordinates, meters: number, bearing: number): Position {
  const angle = meters / earthRadiusMeters
  const from = (lat * Math.PI) / 180
  const to = Math.asin(
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing),
  )
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  )
  return [lng + (turn * 180) / Math.PI, (to * 180) / Math.PI]
}
