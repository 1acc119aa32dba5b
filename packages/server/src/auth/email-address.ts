import { emailShape } from '@retour/domain/accounts/email-shape'
import { invalid } from './auth-error.ts'

/** An address as accounts keep it: trimmed and lower-cased. Refused when it is none or longer than 254. */
export function readEmail(value: unknown, whenMissing = 'An email address is required'): string {
  if (typeof value !== 'string' || value.trim() === '') throw invalid(whenMissing)
  const email = value.trim().toLowerCase()
  if (email.length > 254) throw invalid('An email address is too long')
  if (!emailShape.test(email)) throw invalid('Unable to validate email address: invalid format')
  return email
}

/** Blanks, control characters, quotes, and what cannot be seen. */
const unseen = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}"\\]/gu

/**
 * The mailbox that an address most likely leads to, for counting and never for sending: "+tag", dots and quotes of the
 * local part, case, full-width letters, invisible characters and the domain's last dot make no other one. The same as
 * `app.mailbox_of`, by which the outbox counts; a test compares them.
 */
export function mailboxOf(address: string): string {
  const plain = address
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  const at = plain.lastIndexOf('@')
  const local = at < 0 ? '' : plain.slice(0, at)
  const domain = plain.slice(at + 1).replace(/\.+$/, '')
  const [name = ''] = local.split('+')
  const shown = (name.replaceAll('.', '') || local).replaceAll('.', '')
  return `${shown}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}
