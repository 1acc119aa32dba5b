import { distanceToBox, doBoxesOverlap, isInside, shrink } from './boxes.ts'
import type { Box, DrawnLabel, Point } from './drawing.ts'
import { textWidth } from './place-labels.ts'
import { ringText } from './rings.ts'
import type { Ring } from './rings.ts'
import { reachOf } from './shapes.ts'
import type { PlacedStar } from './shapes.ts'

/** Degrees clockwise from east: the lower part of the ring first, where stars have the fewest labels. */
const angles = [111, 69, 140, 40, 90, 160, 20, 250, 290, 320]

export type PlacedRingLabel = DrawnLabel & { box: Box }

/**
 * Labels each ring with its distance, at the first angle where the label overlaps nothing; rings without such an angle
 * have none.
 */
export function placeRingLabels(
  rings: readonly Ring[],
  centre: Point,
  stars: readonly PlacedStar[],
  { words, font, avoid }: { words: Box; font: number; avoid: readonly Box[] },
): PlacedRingLabel[] {
  const labels: PlacedRingLabel[] = []
  for (const { kilometers, radius } of rings) {
    const text = ringText(kilometers)
    const width = textWidth(text, font)
    for (const angle of angles) {
      const x = centre.x + radius * Math.cos((angle * Math.PI) / 180)
      const middle = centre.y + radius * Math.sin((angle * Math.PI) / 180)
      const box = { x: x - width / 2, y: middle - 0.55 * font, width, height: 1.1 * font }
      const isFree =
        isInside(box, shrink(words, 4)) &&
        ![...avoid, ...labels.map((label) => label.box)].some((other) => doBoxesOverlap(other, box)) &&
        stars.every((star) => distanceToBox(star, box) >= reachOf(star) + 3)
      if (!isFree) continue
      labels.push({ text, x, y: middle + 0.35 * font, anchor: 'middle', box })
      break
    }
  }
  return labels
}
