/** The value below which this share (0 to 1) of some measured values lies; 0 of none. */
export function shareOf(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The middle one of some measured values (of an even number the upper); 0 of none. */
export const median = (values: number[]) => shareOf(values, 0.5)
