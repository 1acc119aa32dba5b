import { guestName } from '@retour/domain/leads/lead'

const maxNameLength = 40
const wordLimit = 5

/**
 * The name to greet with, or null for a greeting without one. Anybody can leave a lead under anybody's address,
 * so the name is a stranger's text in our mail: only letters and what joins them, few and short, get through.
 * No digit, slash, colon or dotted word, hence nothing a mail program turns into a link or a number to call.
 */
export function greetingName(fullName: string): string | null {
  const name = fullName
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    // After that, since a mark that nobody sees may stand between a letter and its accent.
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
  if (name === '' || name === guestName || name.length > maxNameLength) return null
  if (name.split(' ').length > wordLimit) return null
  if (!/^[\p{L}\p{M}'’. -]+$/u.test(name)) return null
  return /\.[\p{L}\p{M}]{2}/u.test(name) ? null : name
}
