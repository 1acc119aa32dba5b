/** The middle one of some measured values (of an even number the upper); 0 of none. */
export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
