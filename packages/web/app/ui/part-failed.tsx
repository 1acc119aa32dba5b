import { RotateCw } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from './button.tsx'
import { Note } from './note.tsx'

/** An error with a retry button, in place of a part whose script did not load, or above its readable content. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid max-w-reading justify-items-start gap-1.5">
      <Note kind="offline" role="alert">
        <p>{m.ui_part_failed()}</p>
      </Note>
      <Button variant="outlined" size="small" onClick={onRetry}>
        <RotateCw aria-hidden className="size-2.5" strokeWidth={1.6} />
        {m.ui_retry()}
      </Button>
    </div>
  )
}
