import { drawPicture, openPicture } from './open-picture.ts'

/** Small print is still read, and some hundred kilobytes are enough. */
const quality = 0.8

/**
 * A picture as a JPEG of at most 1600 pixels a side, without what the camera wrote beside it, as the place. Null where the
 * file is no picture that this browser knows.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  const picture = await openPicture(file)
  const canvas = picture && drawPicture(picture)
  return canvas && new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
