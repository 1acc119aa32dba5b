const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/**
 * The characters of the site's fonts: Latin-1, other letters of French, Spanish, Italian and German, and punctuation.
 */
export const fontCharacters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸẞ–—‘’‚“”„•…‰‹›€−×→↗\u2009\u202f\u2011`
