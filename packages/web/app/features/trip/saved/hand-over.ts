/** Returns whether this device shares files with its own sheet, as phones do. A computer downloads them. */
export function canHandOver(file: File): boolean {
  const device: Partial<Pick<Navigator, 'canShare'>> = navigator
  return window.matchMedia('(pointer: coarse)').matches && device.canShare?.({ files: [file] }) === true
}

/** Opens the share sheet; only possible right after a press. Returns false if the person closed it. */
export async function handOver(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}
