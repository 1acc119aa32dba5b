/** Removes email addresses, keys, signed tokens and user names in URLs from a text. */
export function redact(text: string): string {
  return text
    .replaceAll(/(\w:\/\/)[^\s/@]+@/g, '$1[user]/')
    .replaceAll(/[^\s/"'()=<>,;:]{1,128}(?:@|%40)[^\s/"'()=<>,;:]{0,255}/gi, '[email]')
    .replaceAll(/eyJ[\w-]{5,}(?:\.[\w-]+){0,2}/g, '[token]')
    .replaceAll(/sb_(?:publishable|secret)_[\w-]+/g, '[key]')
}
