import type { MarkerKind } from '#app/ui/marker-shape.tsx'
import type { MapPalette } from './map-palette.ts'

/** Two image pixels per CSS pixel: sharp on a phone without wasting memory on a desktop. */
export const markerPixelRatio = 2

type Pen = CanvasRenderingContext2D

/**
 * Draws the image for a name: `light|place|shopping`, `light|area|shopping`, the same with `selected-` before the form,
 * or `light|cluster|<label>|<eighths of shopping>|<eighths of transport>`. Null for any other name.
 */
export function drawMarker(name: string, palette: MapPalette): ImageData | null {
  const [scheme, form, what = '', shopping, transport] = name.split('|')
  if (scheme !== palette.id) return null
  if (form === 'cluster')
    return onCanvas(38, (pen) => drawCluster(pen, palette, what, Number(shopping), Number(transport)))
  if (form === 'place') return onCanvas(26, (pen) => drawShape(pen, what as MarkerKind, palette, 7.2))
  if (form === 'area') return onCanvas(40, (pen) => drawArea(pen, what as MarkerKind, palette, 18))
  if (form === 'selected-area')
    return onCanvas(60, (pen) => {
      drawArea(pen, what as MarkerKind, palette, 27)
      ring(pen, 27, 2, palette.ink)
    })
  if (form === 'selected-place')
    return onCanvas(44, (pen) => {
      disc(pen, 20, palette.paper)
      ring(pen, 20, 2, palette.ink)
      drawShape(pen, what as MarkerKind, palette, 11.5)
    })
  return null
}

function onCanvas(size: number, draw: (pen: Pen) => void): ImageData {
  const canvas = document.createElement('canvas')
  canvas.width = size * markerPixelRatio
  canvas.height = size * markerPixelRatio
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser draws no pictures.')
  pen.scale(markerPixelRatio, markerPixelRatio)
  pen.translate(size / 2, size / 2)
  draw(pen)
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}

/** Kinds differ in shape as well as color: diamond, square, disc, each with an edge in the background color. */
function drawShape(pen: Pen, kind: MarkerKind, palette: MapPalette, radius: number) {
  pen.beginPath()
  if (kind === 'shopping') {
    const reach = radius * 1.22
    pen.moveTo(0, -reach)
    pen.lineTo(reach, 0)
    pen.lineTo(0, reach)
    pen.lineTo(-reach, 0)
    pen.closePath()
  } else if (kind === 'transport') pen.roundRect(-radius, -radius, 2 * radius, 2 * radius, radius / 5)
  else pen.arc(0, 0, radius * 1.05, 0, 2 * Math.PI)
  pen.lineJoin = 'round'
  pen.lineWidth = 4
  pen.strokeStyle = palette.paper
  pen.stroke()
  pen.fillStyle = palette[kind]
  pen.fill()
}

/** A soft disc that fades out, in a dotted ring like those of distances: somewhere in this area. */
function drawArea(pen: Pen, kind: MarkerKind, palette: MapPalette, radius: number) {
  for (const [share, opacity] of areaSteps) {
    pen.globalAlpha = opacity
    disc(pen, radius * share, palette[kind])
  }
  pen.globalAlpha = 1
  pen.lineCap = 'round'
  pen.setLineDash([0, 5])
  ring(pen, radius - 2, 2.2, palette[kind])
  pen.setLineDash([])
}

/** Discs on top of each other, so that the center is darkest and the edge is faint. */
const areaSteps = [
  [0.95, 0.14],
  [0.7, 0.16],
  [0.45, 0.22],
] as const

/** A number in a ring whose arcs show the shares of the kinds. */
function drawCluster(pen: Pen, palette: MapPalette, label: string, shopping: number, transport: number) {
  disc(pen, 18, palette.paper)
  // Two halves that are rounded up would make nine eighths.
  const hubs = Math.min(transport, 8 - shopping)
  const parts: [number, string][] = [
    [shopping, palette.shopping],
    [hubs, palette.transport],
    [8 - shopping - hubs, palette.other],
  ]
  let from = -Math.PI / 2
  for (const [eighths, color] of parts) {
    const to = from + (eighths / 8) * 2 * Math.PI
    if (eighths > 0) ring(pen, 15.5, 3, color, from, to)
    from = to
  }
  pen.fillStyle = palette.ink
  pen.font = `600 ${label.length > 3 ? 11 : 13}px "Source Sans 3 Variable", sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(label, 0, 0.5)
}

function disc(pen: Pen, radius: number, color: string) {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fillStyle = color
  pen.fill()
}

function ring(pen: Pen, radius: number, width: number, color: string, from = 0, to = 2 * Math.PI) {
  pen.beginPath()
  pen.arc(0, 0, radius, from, to)
  pen.lineWidth = width
  pen.strokeStyle = color
  pen.stroke()
}
