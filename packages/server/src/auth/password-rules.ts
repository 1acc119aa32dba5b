import { invalid, weakPassword } from './auth-error.ts'

const minLength = 6
const maxBytes = 72

/**
 * Returns a new password as typed. It has at least 6 characters (docs/product.md, Accounts) and at most 72 bytes, the
 * limit of hosted Supabase, so that an account can move there. Throws 422 weak_password or 400 validation_failed.
 */
export function readNewPassword(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw invalid('Signup requires a valid password')
  if (Buffer.byteLength(value) > maxBytes) throw invalid('Password cannot be longer than 72 characters')
  if (value.length < minLength) throw weakPassword()
  return value
}

/** Returns whether a text can be a password at all. If not, it need not be hashed. */
export function canBePassword(value: string): boolean {
  return value !== '' && Buffer.byteLength(value) <= maxBytes
}
