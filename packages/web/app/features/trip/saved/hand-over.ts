/** Whether this device hands files on by its own sheet, as phones do. A computer keeps them as downloads. */
export function canHandOver(file: File): boolean {
  const device: Partial<Pick<Navigator, 'canShare'>> = navigator
  return window.matchMedia('(pointer: coarse)').matches && device.canShare?.({ files: [file] }) === true
}

/** Opens that sheet; only right after a press. Gives false when the person closed it. */
export async function handOver(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}
