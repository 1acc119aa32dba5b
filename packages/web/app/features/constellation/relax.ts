import type { Box, Point } from './drawing.ts'

const passes = 80
const homing = 0.04

/** The direction in which two stars at the same position are separated. */
const partingSlope = 0.6

export type RelaxedStar = { size: number; reach: number }

/**
 * Moves overlapping points apart, pair by pair in order, and pulls each a little towards its true position. `reach` is
 * a star's radius including its ring; it stays inside `bounds`.
 */
export function relax(
  places: readonly Point[],
  stars: readonly RelaxedStar[],
  unit: number,
  bounds: Box,
): Point[] {
  const points = places.map((place) => ({ ...place }))
  for (let pass = 0; pass < passes; pass++) {
    points.forEach((a, i) => {
      points.slice(i + 1).forEach((b, offset) => {
        const j = i + 1 + offset
        const gap = ((stars[i]?.size ?? 0) + (stars[j]?.size ?? 0)) * 1.25 + 1.1 * unit
        part(a, b, gap, j % 2 ? partingSlope : -partingSlope)
      })
    })
    points.forEach((point, i) => {
      const home = places[i] ?? point
      const reach = stars[i]?.reach ?? 0
      point.x = clamp(
        point.x + (home.x - point.x) * homing,
        bounds.x + reach,
        bounds.x + bounds.width - reach,
      )
      point.y = clamp(
        point.y + (home.y - point.y) * homing,
        bounds.y + reach,
        bounds.y + bounds.height - reach,
      )
    })
  }
  return points
}

function part(a: Point, b: Point, gap: number, slope: number): void {
  let dx = b.x - a.x
  let dy = b.y - a.y
  const distance = Math.hypot(dx, dy)
  if (distance >= gap) return
  if (distance < 1e-6) {
    dx = 1
    dy = slope
  }
  const push = (gap - distance) / 2 / Math.hypot(dx, dy)
  a.x -= dx * push
  a.y -= dy * push
  b.x += dx * push
  b.y += dy * push
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
