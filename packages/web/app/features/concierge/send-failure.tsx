import type { BackendError } from '#app/backend/backend-error.ts'
import { ceilingSentence } from '#app/backend/ceiling-sentence.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'

/** An error: why there is no answer, what was stored, and what to do. */
export function SendFailure({ failure }: { failure: BackendError }) {
  const isFault = failure.kind === 'failed'
  return (
    <Note kind={failure.kind === 'offline' ? 'offline' : 'error'} role="alert">
      <p>{isFault ? m.concierge_fault() : m.concierge_send_failed()}</p>
      <p className="text-ink-2">{detailOf(failure)}</p>
    </Note>
  )
}

function detailOf(failure: BackendError): string {
  const { kind, status } = failure
  if (status === 429) return m.concierge_too_many()
  if (status === 404) return m.concierge_gone()
  if (kind === 'offline') return m.concierge_offline()
  const ceiling = ceilingSentence(failure)
  return ceiling ? `${ceiling} ${m.concierge_kept()}` : m.concierge_kept()
}
