/** The format of the column: airline (two or three characters), a blank, up to four digits, an optional letter. */
export const flightNumberShape = /^(?:[A-Z]{3}|[A-Z][A-Z0-9]|[0-9][A-Z]) [0-9]{1,4}[A-Z]?$/

/** Parses a flight number: "af1234" becomes "AF 1234". Returns '' for an empty text, null for an invalid one. */
export function readFlightNumber(text: string): string | null {
  const plain = text.toUpperCase().replaceAll(/[\s-]/g, '')
  if (plain === '') return ''
  const spaced = plain.replace(/^([A-Z]{3}|[A-Z][A-Z0-9]|[0-9][A-Z])(?=[0-9]{1,4}[A-Z]?$)/, '$1 ')
  return flightNumberShape.test(spaced) ? spaced : null
}
