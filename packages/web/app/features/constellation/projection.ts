import type { Point, StarPlace } from './drawing.ts'
import type { Star } from './stars.ts'

const kilometersPerDegreeLat = 110.57
const kilometersPerDegreeLng = 111.32

/** A city's own coordinates; for airports and stations, whose records are the place, their mean. */
export function centreOf(place: StarPlace, stars: readonly Star[]): { lat: number; lng: number } {
  const records = stars.flatMap((star) => star.records)
  if (place.kind === 'city' || records.length === 0) return { lat: place.lat, lng: place.lng }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(records.map(({ lat }) => lat)), lng: mean(records.map(({ lng }) => lng)) }
}

/** Kilometers east (x) and south (y) of the centre. */
export function project(centre: { lat: number; lng: number }, star: { lat: number; lng: number }): Point {
  return {
    x: (star.lng - centre.lng) * Math.cos((centre.lat * Math.PI) / 180) * kilometersPerDegreeLng,
    y: (centre.lat - star.lat) * kilometersPerDegreeLat,
  }
}

/**
 * A radius that opens the centre and brings far airports in: nearly linear up to `unit`, logarithmic
 * beyond it. Rings pass through the same function, so distances read true.
 */
export function compressRadius(kilometers: number, unit: number): number {
  return Math.asinh(kilometers / unit)
}

/** The compression's unit in kilometers for stars at these distances. */
export function compressionUnit(distances: readonly number[]): number {
  return Math.max(0.08, 0.28 * median(distances))
}

/** Same bearing, compressed radius. */
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
