/** Parses a typed price ("110", "110.5", "110,50") to cents; null if it is invalid. */
export function readPrice(text: string): number | null {
  const [, whole, rest = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}

/** Formats cents for a field: "110.00". */
export const typedPrice = (minor: number): string => (minor / 100).toFixed(2)
