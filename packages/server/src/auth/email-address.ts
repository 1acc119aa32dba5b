import { emailShape } from '@retour/domain/accounts/email-shape'
import { invalid } from './auth-error.ts'

/**
 * Returns an email address as accounts store it: trimmed and in lower case. Throws 400 validation_failed if it is
 * missing, malformed or longer than 254 characters.
 */
export function readEmail(value: unknown, whenMissing = 'An email address is required'): string {
  if (typeof value !== 'string' || value.trim() === '') throw invalid(whenMissing)
  const email = value.trim().toLowerCase()
  if (email.length > 254) throw invalid('An email address is too long')
  if (!emailShape.test(email)) throw invalid('Unable to validate email address: invalid format')
  return email
}

/** Whitespace, control characters, quotes, backslashes and invisible characters. */
const unseen = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}"\\]/gu

/**
 * Returns the mailbox that an address most likely belongs to. For limits only, never as a recipient. "+tag", dots and
 * quotes in the local part, case, full-width letters, invisible characters and trailing dots of the domain are ignored.
 * Must equal the database function `app.mailbox_of`, which limits the outbox; a test compares both.
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
