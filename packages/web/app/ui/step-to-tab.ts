/**
 * The tab that a key leads to, from the current one and round: arrows to its neighbors, Home and End to the
 * ends; tabs that are disabled are passed over. Null for every other key.
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
