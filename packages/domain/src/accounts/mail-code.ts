/**
 * The six digits of a mail as people type or paste them: blanks, dashes and marks that can't be seen don't count.
 * null when it is something else.
 */
export function readMailCode(text: string): string | null {
  const digits = text.replace(/[\s\p{Pd}\p{Cf}]/gu, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
