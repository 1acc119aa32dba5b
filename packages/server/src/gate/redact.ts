/** What each of the replacements below needs; most texts have none of it. */
const signs = /@|%40|eyJ|sb_/

/** Removes from a text what identifies a person or gives access: mail addresses, keys, signed tokens. */
export function redact(text: string): string {
  if (!signs.test(text)) return text
  return text
    .replaceAll(/(\w:\/\/)[^\s/@]+@/g, '$1[user]/')
    .replaceAll(/[^\s/"'()=<>,;:]{1,128}(?:@|%40)[^\s/"'()=<>,;:]{0,255}/gi, '[email]')
    .replaceAll(/eyJ[\w-]{5,}(?:\.[\w-]+){0,2}/g, '[token]')
    .replaceAll(/sb_(?:publishable|secret)_[\w-]+/g, '[key]')
}
