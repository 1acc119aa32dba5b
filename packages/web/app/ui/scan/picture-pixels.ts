import type { Picture } from '#app/platform/open-picture.ts'

/** Longer sides are read no better and take a slow phone seconds. */
const longestSide = 1600

/** So many degrees a picture is turned for one look after another: a PDF417 code is found only close to its lines. */
export const turns = [0, 8, -8]

/**
 * The pixels of a picture or of what a camera shows, turned about its middle (degrees), smaller where it is very large;
 * null where there is nothing yet.
 */
export function pixelsOf({ source, width, height }: Picture, turn: number): ImageData | null {
  if (width === 0 || height === 0) return null
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  // A picture with transparent parts is meant on white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(source, -canvas.width / 2, -canvas.height / 2, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
