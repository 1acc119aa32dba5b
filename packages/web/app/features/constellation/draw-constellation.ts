import { m } from '#app/paraglide/messages.js'
import type { ConstellationDrawing, DrawnLabel, StarKind } from './drawing.ts'
import { layOutConstellation } from './layout.ts'
import type { ConstellationInput, ConstellationLayout } from './layout.ts'
import { circlePath, round, shapePath, short } from './shapes.ts'
import { slotFor } from './slots.ts'

/**
 * Draws the refund locations of a place as a star map for a slot. Every point is at its true bearing; distances are
 * compressed, and the rings with them. Pure: the same input gives the same bytes.
 */
export function drawConstellation(input: ConstellationInput): ConstellationDrawing {
  const layout = layOutConstellation(input)
  const { centre, stars, labels } = layout
  const slot = slotFor(input.slot, input.place.kind !== 'city')
  const pathOf = (kind: StarKind) =>
    stars
      .filter((star) => star.kind === kind)
      .map(shapePath)
      .join('')
  return {
    width: layout.width,
    height: layout.height,
    side: slot.side,
    description: describe(input, layout),
    rings: { x: round(centre.x), y: round(centre.y), radii: layout.rings.map(({ radius }) => round(radius)) },
    hasCross: layout.hasCross,
    figure: layout.figure
      .map(([from, to]) => `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`)
      .join(''),
    halos: stars.map(({ ring, x, y }) => (ring ? circlePath(x, y, ring) : '')).join(''),
    stars: { shopping: pathOf('shopping'), desk: pathOf('desk'), transport: pathOf('transport') },
    leaders: labels
      .map(({ leader }) =>
        leader ? `M${short(leader[0].x)} ${short(leader[0].y)}V${short(leader[1].y)}` : '',
      )
      .join(''),
    font: layout.font,
    ringFont: slot.ringFont,
    labels: labels.map(toDrawnLabel),
    ringLabels: layout.ringLabels.map(toDrawnLabel),
    legend: layout.legend,
  }
}

function toDrawnLabel({ text, x, y, anchor }: DrawnLabel): DrawnLabel {
  return { text, x: round(x), y: round(y), anchor }
}

/**
 * Returns the description: "Star map of Paris: 43 refund locations, among them CDG airport, ORY airport and Forum des
 * Halles."
 */
function describe({ place, records }: ConstellationInput, { labels, stars }: ConstellationLayout): string {
  const best = stars.slice(0, 3).map(({ name }) => name)
  const names = [...new Set(labels.length > 0 ? labels.map(({ text }) => text) : best)]
  const inputs = { place: place.name, count: records.length, names: names.join(', ') }
  return names.length < records.length
    ? m.constellation_description_among(inputs)
    : m.constellation_description(inputs)
}
