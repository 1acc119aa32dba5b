import { drawPicture, type Picture } from '#app/platform/open-picture.ts'

/** So many degrees a picture is turned for one look after another: a PDF417 code is found only close to its lines. */
export const turns = [0, 8, -8]

/**
 * The pixels of a picture or of what a camera shows, turned about its middle (degrees), smaller where it is very large;
 * null where there is nothing yet.
 */
export function pixelsOf(picture: Picture, turn: number): ImageData | null {
  if (picture.width === 0 || picture.height === 0) return null
  const canvas = drawPicture(picture, { turn, willReadFrequently: true })
  return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? null
}
