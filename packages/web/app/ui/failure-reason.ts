import { toBackendError } from '#app/backend/backend-error.ts'
import { ceilingSentence } from '#app/backend/ceiling-sentence.ts'
import { m } from '#app/paraglide/messages.js'

/** Returns why a call failed and what to do, for the `{message}` of a sentence. */
export function failureReason(error: unknown): string {
  const failure = toBackendError(error)
  const { kind, status } = failure
  if (kind === 'offline') return m.ui_offline()
  if (kind === 'timeout' || kind === 'unreachable') return m.ui_reason_no_answer()
  if (kind === 'failed') return m.ui_reason_server()
  if (status === 429) return m.ui_reason_too_many()
  const ceiling = ceilingSentence(failure)
  if (ceiling) return ceiling
  if (status === 401 || status === 403) return m.ui_reason_session()
  return m.ui_reason_refused()
}
