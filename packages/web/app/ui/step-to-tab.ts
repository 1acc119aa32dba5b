/**
 * Returns the index of the tab for a key, wrapping around: arrows go to the neighbors, Home and End to the ends.
 * Disabled tabs are skipped. Returns null for other keys.
 */
export function stepToTab(key: string, current: number, isOpen: readonly boolean[]): number | null {
  const count = isOpen.length
  const steps: Record<string, number[]> = {
    ArrowRight: isOpen.map((_, step) => (current + step + 1) % count),
    ArrowLeft: isOpen.map((_, step) => (current + count - step - 1) % count),
    Home: isOpen.map((_, step) => step),
    End: isOpen.map((_, step) => count - step - 1),
  }
  return steps[key]?.find((index) => isOpen[index]) ?? null
}
