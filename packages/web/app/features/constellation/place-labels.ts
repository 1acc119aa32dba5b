import { distanceToBox, doBoxesOverlap, isInside, shrink } from './boxes.ts'
import type { Box, DrawnLabel, LabelAnchor, Point, StarKind } from './drawing.ts'
import { reachOf } from './shapes.ts'
import type { PlacedStar } from './shapes.ts'

export type PlacedLabel = DrawnLabel & { starId: string; box: Box; leader?: [Point, Point] }

/** The width of a letter as a share of the font size, above the average of both possible fonts. */
const letterWidth = 0.5
const edge = 4
/** The space between two labels. */
const air = 2
const leaderLength = 22
/** The number of best stars that may have a label connected by a line. */
const leaderStars = 3
/** A label's distance to any other star, as a share of that to its own star, must be at least this. */
const ownShare = 0.6

type Candidate = Omit<PlacedLabel, 'text' | 'starId'>

/** Places labels beside the best stars where there is space. The stars must be sorted by importance. */
export function placeLabels(
  stars: readonly PlacedStar[],
  { words, count, font, avoid }: { words: Box; count: number; font: number; avoid: readonly Box[] },
): PlacedLabel[] {
  const labels: PlacedLabel[] = []
  const tryStar = (star: PlacedStar, index: number) => {
    if (labels.some(({ starId, text }) => starId === star.id || text === star.name)) return
    const place = candidates(star, font, index < leaderStars).find(
      (candidate) =>
        isInside(candidate.box, shrink(words, edge)) &&
        ![...avoid, ...labels.map(({ box }) => box)].some((box) =>
          doBoxesOverlap(box, shrink(candidate.box, -air)),
        ) &&
        isClear(candidate, star, stars),
    )
    if (place) labels.push({ ...place, text: star.name, starId: star.id })
  }
  const share = Math.ceil(count / 2)
  const named: Record<StarKind, number> = { shopping: 0, desk: 0, transport: 0 }
  for (const [index, star] of stars.entries()) {
    if (labels.length >= count || named[star.kind] >= share) continue
    const before = labels.length
    tryStar(star, index)
    named[star.kind] += labels.length - before
  }
  for (const [index, star] of stars.entries()) if (labels.length < count) tryStar(star, index)
  return labels
}

/** Returns an upper estimate of a text's width in drawing units. */
export function textWidth(text: string, font: number): number {
  return text.length * letterWidth * font
}

function isClear({ box, leader }: Candidate, own: PlacedStar, stars: readonly PlacedStar[]): boolean {
  const toOwn = distanceToBox(own, box)
  return stars.every((star) => {
    if (star.id === own.id) return true
    const distance = distanceToBox(star, box)
    if (distance < reachOf(star) + 2 || distance < ownShare * toOwn) return false
    return !leader || distanceToBox(star, boxOf(leader)) >= reachOf(star) + 2
  })
}

function boxOf([from, to]: [Point, Point]): Box {
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
  return { x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) }
}

function candidates(star: PlacedStar, font: number, canLead: boolean): Candidate[] {
  const width = textWidth(star.name, font)
  const gap = reachOf(star) + 0.36 * font
  const ascent = 0.72 * font
  const at = (dx: number, dy: number): Candidate => {
    const anchor: LabelAnchor = dx > 0 ? 'start' : dx < 0 ? 'end' : 'middle'
    // The baseline is a third of the font size below the middle of the line.
    const baseline = { x: star.x + dx, y: star.y + dy + 0.35 * font }
    const left = baseline.x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
    return {
      ...baseline,
      anchor,
      box: { x: left, y: baseline.y - ascent - 0.1 * font, width, height: 1.1 * font },
    }
  }
  const vertical = gap + 0.45 * font
  const near = 0.7 * gap
  const far = 0.95 * gap
  const diagonals = (by: number, rise: number) => [at(by, -rise), at(by, rise), at(-by, -rise), at(-by, rise)]
  const list = [
    at(gap, 0),
    at(-gap, 0),
    at(0, vertical),
    at(0, -vertical),
    ...diagonals(near, near + 0.35 * font),
    ...diagonals(far, far + 0.75 * font),
  ]
  if (canLead)
    for (const sign of [-1, 1] as const) list.push(led(star, at(0, sign * (vertical + leaderLength)), sign))
  return list
}

function led(star: PlacedStar, candidate: Candidate, sign: 1 | -1): Candidate {
  const from = { x: star.x, y: star.y + sign * (reachOf(star) + 2) }
  const { y, height } = candidate.box
  return { ...candidate, leader: [from, { x: star.x, y: sign < 0 ? y + height : y }] }
}
