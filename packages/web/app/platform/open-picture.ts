/** A decoded picture with its size in pixels. */
export interface Picture {
  source: CanvasImageSource
  width: number
  height: number
}

/** Larger pictures are not easier to read for code readers or people, and take a slow phone seconds. */
const maxSide = 1600

/**
 * Draws a picture on a canvas of at most 1600 pixels a side, on white, rotated by a number of degrees. Returns null if
 * the browser has no canvas.
 */
export function drawPicture(
  { source, width, height }: Picture,
  { turn = 0, ...settings }: { turn?: number } & CanvasRenderingContext2DSettings = {},
): HTMLCanvasElement | null {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', settings)
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(source, -canvas.width / 2, -canvas.height / 2, canvas.width, canvas.height)
  return canvas
}

/** Decodes the picture of a file; null if the browser does not support it. */
export async function openPicture(file: Blob): Promise<Picture | null> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return { source: image, width: image.naturalWidth, height: image.naturalHeight }
  } catch (error) {
    console.warn('The picture could not be opened:', error)
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
