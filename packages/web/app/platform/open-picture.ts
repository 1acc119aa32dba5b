/** A picture that can be drawn, with its size in pixels. */
export interface Picture {
  source: CanvasImageSource
  width: number
  height: number
}

/** The picture in a file; null where it is none that this browser knows. */
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
