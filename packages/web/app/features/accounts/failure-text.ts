import { toAccountError } from '#app/backend/account-error.ts'
import { m } from '#app/paraglide/messages.js'

/** Returns the error message for the person; `fallback` if the server gave none. */
export function failureText(error: unknown, fallback: string): string {
  const { kind, message } = toAccountError(error)
  if (kind === 'offline') return m.accounts_reason_offline()
  if (kind === 'unreachable') return m.accounts_reason_unreachable()
  return message || fallback
}
