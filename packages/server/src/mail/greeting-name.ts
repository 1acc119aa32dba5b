import { guestName } from '@retour/domain/leads/lead'

const maxNameLength = 40
const wordLimit = 5

/**
 * Returns the name for the greeting, or null for a greeting without a name. Anybody can submit a lead with anybody's
 * address, so the name is untrusted text in our mail. It may only be a few short words of letters, apostrophes, hyphens
 * and dots after initials. Digits, slashes, colons and dotted words are refused, so no mail client turns it into a link
 * or a phone number.
 */
export function greetingName(fullName: string): string | null {
  const name = fullName
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    // Normalized after the removal, because an invisible character may separate a letter from its accent.
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
  if (name === '' || name === guestName || name.length > maxNameLength) return null
  if (name.split(' ').length > wordLimit) return null
  if (!/^[\p{L}\p{M}'’. -]+$/u.test(name)) return null
  return /\.[\p{L}\p{M}]{2}/u.test(name) ? null : name
}
