import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'

/** Why somebody who is not signed in sees the sign-in page instead of the one they asked for. */
export function RequiredNote() {
  return (
    <Note role="status">
      <p className="font-strong">{m.accounts_required()}</p>
      <p>{m.accounts_required_text()}</p>
    </Note>
  )
}
