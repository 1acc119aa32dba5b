import { RotateCw } from 'lucide-react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

/** Why the list could not be loaded, with a retry button. */
export function LocationsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOffline = toBackendError(error).kind === 'offline'
  return (
    <div className="grid justify-items-start gap-1.5">
      <Note kind={isOffline ? 'offline' : 'error'} role="alert">
        <p className="font-strong">{m.locations_error_title()}</p>
        <p>{m.locations_load_failed()}</p>
        {isOffline && <p>{m.locations_offline()}</p>}
      </Note>
      <Button variant="outlined" size="small" onClick={onRetry}>
        <RotateCw aria-hidden className="size-2.5" strokeWidth={1.6} />
        {m.locations_retry()}
      </Button>
    </div>
  )
}
