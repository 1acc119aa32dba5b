import { AccountError } from '#app/backend/account-error.ts'
import { failureText } from '#app/features/accounts/failure-text.ts'
import { m } from '#app/paraglide/messages.js'
import { failureReason } from '#app/ui/failure-reason.ts'

/** Why a change did not come about, of the account or of its rows. */
export function changeFailure(error: unknown): string {
  return error instanceof AccountError ? failureText(error, m.accounts_unknown()) : failureReason(error)
}
