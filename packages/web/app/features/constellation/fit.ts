import type { Point } from './drawing.ts'
import type { Slot } from './slots.ts'

/** A scale and the position of the center, in drawing units. */
export type Fit = { scale: number; origin: Point }

/** A single star has no extent. Then one compressed unit is this share of the short side. */
const loneScale = 0.18

/** Returns the largest scale, equal on both axes, at which all points are within the field and its padding. */
export function fitToSlot(points: readonly Point[], slot: Slot & { sidePadding: number }): Fit {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const { field, padding, sidePadding } = slot
  const widest = Math.min(
    (field.width - 2 * sidePadding) / (right - left),
    (field.height - 2 * padding) / (bottom - top),
  )
  const scale = Number.isFinite(widest) ? widest : loneScale * Math.min(field.width, field.height)
  return {
    scale,
    origin: {
      x: field.x + field.width / 2 - ((left + right) / 2) * scale,
      y: field.y + field.height / 2 - ((top + bottom) / 2) * scale,
    },
  }
}

export function applyFit({ scale, origin }: Fit, point: Point): Point {
  return { x: origin.x + point.x * scale, y: origin.y + point.y * scale }
}
