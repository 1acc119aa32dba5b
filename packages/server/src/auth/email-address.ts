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

/** The mailbox that an address most likely leads to: "+tag" dropped, and the dots that Gmail does not see. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const [name = ''] = local.split('+')
  if (domain === 'gmail.com' || domain === 'googlemail.com') return `${name.replaceAll('.', '')}@gmail.com`
  return `${name || local}@${domain}`
}
