/** As the column holds it: airline (two or three signs), a blank, up to four digits, perhaps a letter. */
export const flightNumberShape = /^(?:[A-Z]{3}|[A-Z][A-Z0-9]|[0-9][A-Z]) [0-9]{1,4}[A-Z]?$/

/** "af1234" as "AF 1234"; '' for nothing, null for what is no flight number. */
export function readFlightNumber(text: string): string | null {
  const plain = text.toUpperCase().replaceAll(/[\s-]/g, '')
  if (plain === '') return ''
  const spaced = plain.replace(/^([A-Z]{3}|[A-Z][A-Z0-9]|[0-9][A-Z])(?=[0-9]{1,4}[A-Z]?$)/, '$1 ')
  return flightNumberShape.test(spaced) ? spaced : null
}
