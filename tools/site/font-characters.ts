const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Latin-1, the letters of French, Spanish, Italian and German outside it, and the punctuation of prose. */
export const fontCharacters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸẞ–—‘’‚“”„•…‰‹›€−×→↗\u2009\u202f\u2011`
