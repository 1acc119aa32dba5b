import { drawPicture, type Picture } from '#app/platform/open-picture.ts'

/** The rotations of successive attempts, in degrees. PDF417 codes are recognized only at small angles. */
export const turns = [0, 8, -8]

/**
 * Returns the pixels of a picture or a camera frame, rotated around its center (degrees), scaled down if very large;
 * null if it has no size yet.
 */
export function pixelsOf(picture: Picture, turn: number): ImageData | null {
  if (picture.width === 0 || picture.height === 0) return null
  const canvas = drawPicture(picture, { turn, willReadFrequently: true })
  return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? null
}
