import { invalid, weakPassword } from './auth-error.ts'

const minLength = 6
const maxBytes = 72

/**
 * A new password, exactly as typed. At least 6 characters (docs/product.md, Accounts); at most 72 bytes, the
 * hosted service's limit, so that an account can move there.
 */
export function readNewPassword(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw invalid('Signup requires a valid password')
  if (Buffer.byteLength(value) > maxBytes) throw invalid('Password cannot be longer than 72 characters')
  if (value.length < minLength) throw weakPassword()
  return value
}

/** Could this be anybody's password? What can't be one is never hashed. */
export function canBePassword(value: string): boolean {
  return value !== '' && Buffer.byteLength(value) <= maxBytes
}
