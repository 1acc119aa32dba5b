import { AccountError } from '#app/backend/account-error.ts'
import { failureText } from '#app/features/accounts/failure-text.ts'
import { m } from '#app/paraglide/messages.js'
import { failureReason } from '#app/ui/failure-reason.ts'

/** Returns the error message for a failed change of the account or its rows. */
export function changeFailure(error: unknown): string {
  return error instanceof AccountError ? failureText(error, m.accounts_unknown()) : failureReason(error)
}
