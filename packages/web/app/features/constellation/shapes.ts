import type { Point, StarKind } from './drawing.ts'

/** Half the width of each shape for a star of size 1. The shapes have the same visual weight, not the same width. */
const extents: Record<StarKind, number> = { shopping: 1.25, transport: 0.95, desk: 1 }

export type PlacedStar = Point & { id: string; name: string; kind: StarKind; size: number; ring: number }

/** Returns the size of a star by its score, in drawing units. */
export function starSize(score: number, unit: number): number {
  return unit * (0.8 + 0.07 * Math.min(score, 9))
}

/** Returns the radius of the thin ring around a star that contains a desk. */
export function ringRadius(size: number, unit: number): number {
  return size + 1.05 * unit
}

/** Returns the radius of the star including its ring. */
export function reachOf({ kind, size, ring }: Pick<PlacedStar, 'kind' | 'size' | 'ring'>): number {
  return Math.max(size * extents[kind], ring)
}

export function shapePath({ kind, size, x, y }: PlacedStar): string {
  const half = size * extents[kind]
  if (kind === 'shopping') {
    const leg = short(half)
    return `M${short(x)} ${short(y - half)}l${leg} ${leg}-${leg} ${leg}-${leg}-${leg}z`
  }
  if (kind === 'transport') {
    const side = short(2 * half)
    return `M${short(x - half)} ${short(y - half)}h${side}v${side}h-${side}z`
  }
  return circlePath(x, y, half)
}

export function circlePath(x: number, y: number, radius: number): string {
  // Twice the rounded radius; with another value the two arcs would not form a circle.
  const r = short(radius)
  const d = short(2 * round(radius))
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${d} 0 ${r} ${r} 0 1 0-${d} 0`
}

/** Formats with one decimal, because a screen cannot show less than a tenth of a pixel. */
export function short(value: number): string {
  return String(round(value))
}

export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
