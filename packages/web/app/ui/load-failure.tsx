import { RotateCw } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from './button.tsx'
import { Note } from './note.tsx'

interface LoadFailureProps {
  /** The sentence that names what could not be loaded. */
  message: string
  isOffline: boolean
  isBusy: boolean
  onRetry: () => void
}

/** Shown in place of a card's content that failed to load: the reason and a retry button. */
export function LoadFailure({ message, isOffline, isBusy, onRetry }: LoadFailureProps) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <Note kind={isOffline ? 'offline' : 'error'} role="alert">
        <p>{message}</p>
        {isOffline && <p>{m.ui_offline()}</p>}
      </Note>
      <Button variant="outlined" size="small" isBusy={isBusy} onClick={onRetry}>
        <RotateCw aria-hidden className="size-2.5" strokeWidth={1.6} />
        {m.ui_retry()}
      </Button>
    </div>
  )
}
