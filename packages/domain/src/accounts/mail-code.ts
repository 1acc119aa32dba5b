/**
 * Parses a six-digit code as people type or paste it; blanks, dashes and invisible characters are ignored. Returns null
 * if the text is not a code.
 */
export function readMailCode(text: string): string | null {
  const digits = text.replace(/[\s\p{Pd}\p{Cf}]/gu, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
