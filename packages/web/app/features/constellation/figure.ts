import type { Point } from './drawing.ts'

/** The number of best stars that the figure connects. */
export const figureStars = 9

/** Returns the edges of the minimum spanning tree of the points (Prim, from the first point), as pairs of indexes. */
export function spanningTree(points: readonly Point[]): [number, number][] {
  const edges: [number, number][] = []
  const reached = new Set(points.length > 0 ? [0] : [])
  while (reached.size < points.length) {
    let best: { from: number; to: number; distance: number } | undefined
    for (const from of reached) {
      for (const [to, point] of points.entries()) {
        if (reached.has(to)) continue
        const start = points[from] ?? point
        const distance = Math.hypot(point.x - start.x, point.y - start.y)
        if (!best || distance < best.distance) best = { from, to, distance }
      }
    }
    if (!best) break
    reached.add(best.to)
    edges.push([best.from, best.to])
  }
  return edges
}
