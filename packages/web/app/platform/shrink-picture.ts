import { drawPicture, openPicture } from './open-picture.ts'

/** Small print stays legible, at a few hundred kilobytes. */
const quality = 0.8

/**
 * Returns a picture as a JPEG of at most 1600 pixels a side, without the camera's metadata such as the location. Null
 * if the browser does not support the file.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  const picture = await openPicture(file)
  const canvas = picture && drawPicture(picture)
  return canvas && new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
