/** Characters that turn the direction of a text, and marks that nobody sees: a sentence could read as another one. */
const hidden = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu

/** A stranger's words for a mail: what they look like is what they say. Lines stay apart only where `isLong`. */
export function visibleText(text: string, { isLong = false } = {}): string {
  const plain = text
    .replaceAll(hidden, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()
  return isLong ? plain.replaceAll(/\n{3,}/gu, '\n\n') : plain.replaceAll(/\s+/gu, ' ')
}

const linkSign = /[.。:/\\@]/
/** A dot before a name such as `com`, also with marks and joiners that nobody sees in it. */
const hostDot = /(?<=[^\s.。])[.。](?=[\p{M}\p{Cf}]*\p{L}[\p{M}\p{Cf}]*[\p{L}\p{N}-])/gu
const bareAddress = /(?<![\p{Nd}.])\p{Nd}{1,3}(?:[.。]\p{Nd}{1,3}){3}(?!\p{Nd})/gu
const schemeColon =
  /:(?=[/\\])|(?<=(?<![\p{L}\p{N}])(?:callto|data|facetime|file|geo|javascript|magnet|mailto|sips?|skype|sms|urn|whatsapp|xmpp)):(?=\S)/giu

/**
 * The same without links: "evil.example/x" is written "evil[.]example/x". Anybody can request a car under anybody's
 * address, so nothing that they typed may become a link in a mail or a calendar that we send there.
 */
export function textWithoutLinks(text: string, options?: { isLong?: boolean }): string {
  return plainSigns(visibleText(text, options))
    .replaceAll(schemeColon, '[:]')
    .replaceAll(/\\(?=\\)/gu, String.raw`[\]`)
    .replaceAll(bareAddress, (address) => address.replaceAll(/[.。]/gu, '[.]'))
    .replaceAll(hostDot, '[.]')
}

/**
 * Accents in one piece, and the signs that links are made of in their usual form, also where another character stands
 * for them: programs that look for links do the same. Signs and ligatures become the letters that they stand for.
 * Fractions, powers and other scripts stay as they are.
 */
function plainSigns(text: string): string {
  return text.normalize('NFC').replaceAll(/\P{ASCII}/gu, (character) => {
    const plain = character.normalize('NFKC')
    const becomesLetters =
      /\p{L}{2}/u.test(plain) || (/\p{L}/u.test(plain) && !/[\p{L}\p{M}]/u.test(character))
    return linkSign.test(plain) || becomesLetters ? plain : character
  })
}
