/** Characters that turn the direction of a text, and marks that nobody sees: a sentence could read as another one. */
const hidden = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu

/** A stranger's words for a mail: what they look like is what they say. Lines stay apart only where `isLong`. */
export function visibleWords(text: string, { isLong = false } = {}): string {
  const plain = text
    .replaceAll(hidden, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()
  return isLong ? plain.replaceAll(/\n{3,}/gu, '\n\n') : plain.replaceAll(/\s+/gu, ' ')
}

/**
 * The same without links: "evil.example/x" is written "evil[.]example/x". Anybody can request a car under anybody's
 * address, so nothing that they typed may become a link in a mail that we send there.
 */
export function wordsWithoutLinks(text: string, options?: { isLong?: boolean }): string {
  return visibleWords(text, options)
    .replaceAll(/:(?=\/\/)/gu, '[:]')
    .replaceAll(/(?<=[\p{L}\p{N}])[.．。｡](?=[\p{L}\p{M}]{2})/gu, '[.]')
}
