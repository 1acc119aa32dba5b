import { m } from '#app/paraglide/messages.js'
import { Button } from './button.tsx'
import { Note } from './note.tsx'

/** An error in place of a part that failed to render, or above its remains: what happened and what to do. */
export function PartBroken({ text = m.ui_part_broken() }: { text?: string }) {
  return (
    <div className="grid max-w-reading justify-items-start gap-1.5">
      <Note kind="error" role="alert">
        <p>{text}</p>
      </Note>
      <Button variant="outlined" size="small" onClick={() => window.location.reload()}>
        {m.ui_reload()}
      </Button>
    </div>
  )
}
