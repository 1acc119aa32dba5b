import { toBackendError } from '#app/backend/backend-error.ts'
import { m } from '#app/paraglide/messages.js'

/** Why a call gave no answer, and what to do, in words for the person; for the `{message}` of a sentence. */
export function failureReason(error: unknown): string {
  const { kind, status } = toBackendError(error)
  if (kind === 'offline') return m.ui_offline()
  if (kind === 'timeout' || kind === 'unreachable') return m.ui_reason_no_answer()
  if (kind === 'failed') return m.ui_reason_server()
  if (status === 429) return m.ui_reason_too_many()
  if (status === 401 || status === 403) return m.ui_reason_session()
  return m.ui_reason_refused()
}
