/** Returns the quantile (0 to 1) of measured values; 0 for none. */
export function shareOf(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Returns the median of measured values (the upper one of an even number); 0 for none. */
export const median = (values: number[]) => shareOf(values, 0.5)
