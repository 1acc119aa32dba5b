import type {
  ConstellationDrawing,
  DrawnLabel,
} from '../../../packages/web/app/features/constellation/drawing.ts'
import type { Booklet } from './booklet.ts'

/** Draws a star map as vectors with the given width and top edge. Rings are clipped at its edges. */
export function drawSky(booklet: Booklet, sky: ConstellationDrawing, at: { y: number; width: number }): void {
  const { doc, colors } = booklet
  const { rings, stars } = sky
  doc.save()
  doc.translate(0, at.y).scale(at.width / sky.width)
  doc.rect(0, 0, sky.width, sky.height).clip()
  doc.lineWidth(1)
  for (const radius of rings.radii) doc.circle(rings.x, rings.y, radius).stroke(colors['night-line'])
  if (sky.hasCross) doc.path(`M${rings.x - 5} ${rings.y}h10m-5-5v10`).stroke(colors['night-line'])
  if (sky.figure) doc.path(sky.figure).strokeOpacity(0.6).stroke(colors['star-gold']).strokeOpacity(1)
  if (sky.halos) doc.path(sky.halos).strokeOpacity(0.75).stroke(colors['star-white']).strokeOpacity(1)
  if (stars.transport) doc.path(stars.transport).fill(colors['star-blue'])
  if (stars.shopping) doc.path(stars.shopping).fill(colors['star-gold'])
  if (stars.desk) doc.path(stars.desk).fill(colors['star-white'])
  if (sky.leaders) doc.path(sky.leaders).stroke(colors['night-ink-2'])
  for (const label of sky.ringLabels) drawLabel(booklet, label, sky.ringFont, 'night-ink-2')
  for (const label of sky.labels) drawLabel(booklet, label, sky.font, 'night-ink')
  doc.restore()
}

/** Draws a label on a patch of the background color, so that lines end before it. */
function drawLabel(
  booklet: Booklet,
  { text, x, y, anchor }: DrawnLabel,
  size: number,
  color: 'night-ink' | 'night-ink-2',
): void {
  const width = booklet.widthOf(text, 'text', size)
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  booklet.doc.rect(left - 2, y - size * 0.78, width + 4, size * 1.05).fill(booklet.colors.night)
  booklet.place(text, { face: 'text', size, color }, left, y)
}
