import { RotateCw } from 'lucide-react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

/** Why the list is missing, and the one way on. */
export function LocationsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOffline = toBackendError(error).kind === 'offline'
  return (
    <div className="grid justify-items-start gap-1.5">
      <Note kind={isOffline ? 'offline' : 'error'} role="alert">
        <p>Unable to load location data. Please try again later.</p>
        {isOffline && <p>You are offline. Your calculation is kept on this device.</p>}
      </Note>
      <Button variant="outlined" size="small" onClick={onRetry}>
        <RotateCw aria-hidden className="size-2.5" strokeWidth={1.6} />
        Retry
      </Button>
    </div>
  )
}
