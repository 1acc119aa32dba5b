import type { Point } from './drawing.ts'
import type { Slot } from './slots.ts'

export type Fit = { scale: number; origin: Point }

/** A lone star has no extent: the drawing then shows this share of the short side as one compressed unit. */
const loneScale = 0.18

/** The largest scale, the same on both axes, at which all points lie in the field minus its padding. */
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
