import type { Point, StarKind } from './drawing.ts'

/** Half the extent of each shape for a star of size 1: shapes of equal weight, not of equal width. */
const extents: Record<StarKind, number> = { shopping: 1.25, transport: 0.95, desk: 1 }

export type PlacedStar = Point & { id: string; name: string; kind: StarKind; size: number; ring: number }

/** Size of a star by its score, in drawing units. */
export function starSize(score: number, unit: number): number {
  return unit * (0.8 + 0.07 * Math.min(score, 9))
}

/** Radius of the thin ring around a star with a desk inside. */
export function ringRadius(size: number, unit: number): number {
  return size + 1.05 * unit
}

/** How far the star's ink goes from its middle. */
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
  // Twice the rounded radius: a hair off, and the two arcs no longer make a circle.
  const r = short(radius)
  const d = short(2 * round(radius))
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${d} 0 ${r} ${r} 0 1 0-${d} 0`
}

/** One decimal: a tenth of a pixel is finer than a screen shows. */
export function short(value: number): string {
  return String(round(value))
}

export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
