import { compressRadius, median } from './projection.ts'

export type Ring = { kilometers: number; radius: number }

const candidates = [0.1, 0.25, 0.5, 1, 2, 5, 10, 25, 50]

/** The minimum distance between two rings, as a share of the slot's short side. */
const ringGap = 0.12

/** Returns the distance rings for the distances of the stars; radii are in drawing units. */
export function chooseRings(
  distances: readonly number[],
  unit: number,
  scale: number,
  shortSide: number,
): Ring[] {
  const farthest = Math.max(...distances)
  const nearest = candidates[0] ?? 0
  const rings: Ring[] = []
  for (const kilometers of candidates) {
    // Records at one single point still get the nearest ring; otherwise the picture would be one dot.
    const isInRange =
      farthest === 0
        ? kilometers === nearest
        : kilometers >= median(distances) / 2 && kilometers <= 1.3 * farthest
    const radius = scale * compressRadius(kilometers, unit)
    if (isInRange && radius - (rings.at(-1)?.radius ?? 0) >= ringGap * shortSide)
      rings.push({ kilometers, radius })
  }
  return rings
}

export function ringText(kilometers: number): string {
  return kilometers < 1 ? `${kilometers * 1000} m` : `${kilometers} km`
}
