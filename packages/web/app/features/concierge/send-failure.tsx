import type { BackendError } from '#app/backend/backend-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'

/** Why there is no answer, what was kept, and what to do. */
export function SendFailure({ failure }: { failure: BackendError }) {
  const { kind, status } = failure
  const isFault = kind === 'failed'
  return (
    <Note kind={kind === 'offline' ? 'offline' : 'error'} role="alert">
      <p>{isFault ? m.concierge_fault() : m.concierge_send_failed()}</p>
      <p className="text-ink-2">{detailOf(kind, status)}</p>
    </Note>
  )
}

function detailOf(kind: BackendError['kind'], status: number | null): string {
  if (status === 429) return m.concierge_too_many()
  if (status === 404) return m.concierge_gone()
  if (kind === 'offline') return m.concierge_offline()
  return m.concierge_kept()
}
