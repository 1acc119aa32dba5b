import { RotateCw } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

/** Shown if no map can be drawn: the reason, what still works, and a reload button. */
export function MapFailure() {
  return (
    <div className="grid justify-items-start gap-1.5">
      <Note kind="error" role="alert">
        <p>{m.locations_map_failed()}</p>
        <p>{m.locations_map_failed_list()}</p>
      </Note>
      <Button variant="outlined" size="small" onClick={() => window.location.reload()}>
        <RotateCw aria-hidden className="size-2.5" strokeWidth={1.6} />
        {m.locations_map_retry()}
      </Button>
    </div>
  )
}
