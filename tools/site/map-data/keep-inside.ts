import { bboxClip } from '@turf/bbox-clip'

/** The bounds of the built-in map: west, south, east, north in degrees. */
export const mapBounds: [number, number, number, number] = [-11, 35, 20, 56]

type Shape = GeoJSON.Polygon | GeoJSON.MultiPolygon | GeoJSON.LineString | GeoJSON.MultiLineString

/** Returns the parts of shapes inside the map, with the properties that `choose` returns. */
export function keepInside(
  features: GeoJSON.Feature[],
  choose: (properties: Record<string, unknown>) => GeoJSON.GeoJsonProperties = () => ({}),
): GeoJSON.Feature<Shape>[] {
  return features.flatMap((feature) => {
    if (!feature.geometry) return []
    const properties = choose(feature.properties ?? {})
    return separate(feature.geometry as Shape)
      .map((geometry) => bboxClip({ type: 'Feature', properties, geometry }, mapBounds))
      .filter(({ geometry }) => geometry.coordinates.length > 0)
      .map(({ geometry }): GeoJSON.Feature<Shape> => ({ type: 'Feature', properties, geometry }))
  })
}

/** Splits a geometry, so that parts outside are removed and each other part is simplified by its own position. */
function separate(geometry: Shape): Shape[] {
  if (geometry.type === 'MultiPolygon')
    return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }))
  if (geometry.type === 'MultiLineString')
    return geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates }))
  return [geometry]
}
