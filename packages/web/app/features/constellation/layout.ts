import type { Box, LegendEntry, Point, StarPlace, StarRecord } from './drawing.ts'
import { figureStars, spanningTree } from './figure.ts'
import { applyFit, fitToSlot } from './fit.ts'
import { countLegend } from './legend.ts'
import { placeLabels } from './place-labels.ts'
import type { PlacedLabel } from './place-labels.ts'
import { placeRingLabels } from './place-ring-labels.ts'
import type { PlacedRingLabel } from './place-ring-labels.ts'
import { centreOf, compress, compressionUnit, project } from './projection.ts'
import { relax } from './relax.ts'
import { chooseRings } from './rings.ts'
import type { Ring } from './rings.ts'
import { scoreStar } from './score-star.ts'
import { reachOf, ringRadius, starSize } from './shapes.ts'
import type { PlacedStar } from './shapes.ts'
import { slotFor } from './slots.ts'
import type { SlotName } from './slots.ts'
import { starName } from './star-name.ts'
import { collectStars } from './stars.ts'
import type { Star } from './stars.ts'

export type ConstellationInput = {
  place: StarPlace
  slot: SlotName
  records: readonly StarRecord[]
  /** Ids of the streets with the city's luxury stores. */
  mainLocations: readonly string[]
  /** Boxes of the slot that other text covers. */
  avoid?: readonly Box[]
}

/** A star with its position. `truePoint` is the position before overlaps were removed. */
export type LaidStar = PlacedStar & { star: Star; score: number; kilometers: number; truePoint: Point }

export type ConstellationLayout = {
  width: number
  height: number
  centre: Point
  hasCross: boolean
  /** The most important first. */
  stars: LaidStar[]
  rings: Ring[]
  figure: [Point, Point][]
  font: number
  labels: PlacedLabel[]
  ringLabels: PlacedRingLabel[]
  legend: LegendEntry[]
}

/** Returns the layout of a star map in drawing units. Pure: the same input gives the same layout. */
export function layOutConstellation(input: ConstellationInput): ConstellationLayout {
  const { place, records, mainLocations, avoid = [] } = input
  const slot = slotFor(input.slot, place.kind !== 'city')
  const found = collectStars(records)
  const centreOnEarth = centreOf(place, found)
  const onGround = found.map((star) => project(centreOnEarth, star))
  const distances = onGround.map(({ x, y }) => Math.hypot(x, y))
  const unit = compressionUnit(distances)
  const compressed = onGround.map((point) => compress(point, unit))
  const fit = fitToSlot(compressed, slot)
  const centre = applyFit(fit, { x: 0, y: 0 })

  const sized = found.map((star, index) => {
    const score = scoreStar(star, place.kind, mainLocations)
    const size = starSize(score, slot.star)
    const lead = star.records.find(({ id }) => id === star.id)
    return {
      id: star.id,
      name: lead ? starName(lead) : '',
      kind: star.kind,
      star,
      score,
      size,
      ring: star.hasRing ? ringRadius(size, slot.star) : 0,
      kilometers: distances[index] ?? 0,
      truePoint: applyFit(fit, compressed[index] ?? { x: 0, y: 0 }),
    }
  })
  const points = relax(
    sized.map(({ truePoint }) => truePoint),
    sized.map((star) => ({ size: star.size, reach: reachOf(star) + 2 })),
    slot.star,
    slot.field,
  )
  const stars: LaidStar[] = sized
    .map((star, index) => ({ ...star, ...(points[index] ?? star.truePoint) }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))

  const rings = chooseRings(distances, unit, fit.scale, Math.min(slot.field.width, slot.field.height))
  const best = stars.slice(0, figureStars)
  const labels = placeLabels(stars, { words: slot.words, count: slot.labels, font: slot.font, avoid })
  const taken = [...avoid, ...labels.map(({ box }) => box)]
  return {
    width: slot.width,
    height: slot.height,
    centre,
    hasCross: stars.every((star) => Math.hypot(star.x - centre.x, star.y - centre.y) > reachOf(star) + 6),
    stars,
    rings,
    figure: spanningTree(best).flatMap(([from, to]) => {
      const [a, b] = [best[from], best[to]]
      return a && b ? [[a, b] as [Point, Point]] : []
    }),
    font: slot.font,
    labels,
    ringLabels: slot.ringFont
      ? placeRingLabels(rings, centre, stars, { words: slot.words, font: slot.ringRoom, avoid: taken })
      : [],
    legend: countLegend(records, place.kind),
  }
}
