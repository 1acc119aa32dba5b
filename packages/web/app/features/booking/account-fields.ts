import type { AccountUser } from '#app/backend/stored-session.ts'
import type { BookingInput } from './booking-input.ts'

/**
 * Returns an account's name and address, which its requests carry instead of the typed ones. A name of one letter is
 * ignored.
 */
export function accountFields(user: AccountUser | null): Partial<Pick<BookingInput, 'email' | 'fullName'>> {
  if (!user) return {}
  const { email, fullName } = user
  return { email, ...(fullName.trim().length >= 2 && { fullName }) }
}
