import type { AreaKind } from './area-kind.ts'

/** A point in decimal degrees. */
export type Coordinates = { lat: number; lng: number }

const earthRadiusMeters = 6_371_000

/** Returns the great-circle distance in meters on a sphere of 6371 km radius (docs/product.md, Map and distance). */
export function distanceMeters(a: Coordinates, b: Coordinates): number {
  const lat = toRadians(b.lat - a.lat)
  const lng = toRadians(b.lng - a.lng)
  const chord =
    Math.sin(lat / 2) ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(lng / 2) ** 2
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Formats a distance: "128 m" below a kilometer, "1.4 km" above; a distance that rounds to 1000 m is "1.0 km". */
export function formatDistance(meters: number): string {
  const whole = Math.round(meters)
  return whole < 1000 ? `${whole} m` : `${(meters / 1000).toFixed(1)} km`
}

/** Returns the distance to a place as text; "about 1.4 km" for an area, whose point is only somewhere in it. */
export function distanceText(meters: number, area: AreaKind | null | undefined): string {
  return area ? `about ${formatDistance(meters)}` : formatDistance(meters)
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Returns whether the coordinates are valid degrees. Devices have reported NaN and worse. */
export function isOnEarth({ lat, lng }: Coordinates): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}
