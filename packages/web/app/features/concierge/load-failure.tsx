import { RotateCw } from 'lucide-react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

interface LoadFailureProps {
  words: string
  error: unknown
  onRetry: () => void
}

/** Why a part is missing, and the one way on. */
export function LoadFailure({ words, error, onRetry }: LoadFailureProps) {
  const isOffline = toBackendError(error).kind === 'offline'
  return (
    <div className="grid justify-items-start gap-1">
      <Note kind={isOffline ? 'offline' : 'error'} role="alert">
        <p>{words}</p>
        {isOffline && <p className="text-ink-2">{m.concierge_no_connection()}</p>}
      </Note>
      <Button variant="outlined" size="small" onClick={onRetry}>
        <RotateCw aria-hidden className="size-2.5" strokeWidth={1.6} />
        {m.ui_retry()}
      </Button>
    </div>
  )
}
