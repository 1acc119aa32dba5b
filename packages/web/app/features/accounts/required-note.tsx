import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'

/** Explains why the sign-in page is shown instead of the requested page. */
export function RequiredNote() {
  return (
    <Note role="status">
      <p className="font-strong">{m.accounts_required()}</p>
      <p>{m.accounts_required_text()}</p>
    </Note>
  )
}
