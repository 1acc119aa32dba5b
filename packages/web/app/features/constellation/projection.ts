import type { Point, StarPlace } from './drawing.ts'
import type { Star } from './stars.ts'

const kilometersPerDegreeLat = 110.57
const kilometersPerDegreeLng = 111.32

/** Returns the center: a city's own coordinates; for airports and stations the mean of their records. */
export function centreOf(place: StarPlace, stars: readonly Star[]): { lat: number; lng: number } {
  const records = stars.flatMap((star) => star.records)
  if (place.kind === 'city' || records.length === 0) return { lat: place.lat, lng: place.lng }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(records.map(({ lat }) => lat)), lng: mean(records.map(({ lng }) => lng)) }
}

/** Returns the position relative to the center, in kilometers east (x) and south (y). */
export function project(centre: { lat: number; lng: number }, star: { lat: number; lng: number }): Point {
  return {
    x: (star.lng - centre.lng) * Math.cos((centre.lat * Math.PI) / 180) * kilometersPerDegreeLng,
    y: (centre.lat - star.lat) * kilometersPerDegreeLat,
  }
}

/**
 * Compresses a distance: nearly linear up to `unit`, logarithmic beyond, so that the center is legible and far airports
 * fit. Rings use the same function, so distances read true.
 */
export function compressRadius(kilometers: number, unit: number): number {
  return Math.asinh(kilometers / unit)
}

/** Returns the unit of the compression in kilometers for these distances. */
export function compressionUnit(distances: readonly number[]): number {
  return Math.max(0.08, 0.28 * median(distances))
}

/** Keeps the bearing of a point and compresses its distance. */
export function compress(point: Point, unit: number): Point {
  const radius = Math.hypot(point.x, point.y)
  if (radius === 0) return point
  const factor = compressRadius(radius, unit) / radius
  return { x: point.x * factor, y: point.y * factor }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
