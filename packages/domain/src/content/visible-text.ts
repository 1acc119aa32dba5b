/** Characters that change the direction of a text, and invisible ones: with them a sentence could read as another. */
const hidden = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu

/** Returns untrusted text for a mail, without invisible or direction characters. Line breaks stay only if `isLong`. */
export function visibleText(text: string, { isLong = false } = {}): string {
  const plain = text
    .replaceAll(hidden, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()
  return isLong ? plain.replaceAll(/\n{3,}/gu, '\n\n') : plain.replaceAll(/\s+/gu, ' ')
}

const linkSign = /[.。:/\\@]/
/** A dot before a name such as `com`, also with invisible characters in between. */
const hostDot = /(?<=[^\s.。])[.。](?=[\p{M}\p{Cf}]*\p{L}[\p{M}\p{Cf}]*[\p{L}\p{N}-])/gu
const bareAddress = /(?<![\p{Nd}.])\p{Nd}{1,3}(?:[.。]\p{Nd}{1,3}){3}(?!\p{Nd})/gu
const schemeColon =
  /:(?=[/\\])|(?<=(?<![\p{L}\p{N}])(?:callto|data|facetime|file|geo|javascript|magnet|mailto|sips?|skype|sms|urn|whatsapp|xmpp)):(?=\S)/giu

/**
 * Returns untrusted text without links: "evil.example/x" becomes "evil[.]example/x". Anybody can request a car with
 * anybody's address, so nothing they typed may become a link in a mail or calendar that we send there.
 */
export function textWithoutLinks(text: string, options?: { isLong?: boolean }): string {
  return plainSigns(visibleText(text, options))
    .replaceAll(schemeColon, '[:]')
    .replaceAll(/\\(?=\\)/gu, String.raw`[\]`)
    .replaceAll(bareAddress, (address) => address.replaceAll(/[.。]/gu, '[.]'))
    .replaceAll(hostDot, '[.]')
}

/**
 * Normalizes accents and the characters of links, also their look-alikes, as link detection in mail clients does.
 * Symbols and ligatures become letters. Fractions, powers and other scripts stay as they are.
 */
function plainSigns(text: string): string {
  return text.normalize('NFC').replaceAll(/\P{ASCII}/gu, (character) => {
    const plain = character.normalize('NFKC')
    const becomesLetters =
      /\p{L}{2}/u.test(plain) || (/\p{L}/u.test(plain) && !/[\p{L}\p{M}]/u.test(character))
    return linkSign.test(plain) || becomesLetters ? plain : character
  })
}
