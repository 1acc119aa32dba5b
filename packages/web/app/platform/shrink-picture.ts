import { openPicture } from './open-picture.ts'

/** Small print is still read, and some hundred kilobytes are enough. */
const longestSide = 1600
const quality = 0.8

/**
 * A picture as a JPEG of at most 1600 pixels a side, without what the camera wrote beside it, as the place. Null where the
 * file is no picture that this browser knows.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  const picture = await openPicture(file)
  if (!picture) return null
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  // A picture with transparent parts is meant on white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture.source, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
