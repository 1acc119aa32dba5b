import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import type { HubWarning } from './hub-warning.ts'
import { FormattedText } from './formatted-text.tsx'

/** A warning about desks that may be closed, before the table of desks. */
export function HubWarningNote({ warning: { text, hours } }: { warning: HubWarning }) {
  return (
    <Note kind="warning" role="note">
      <p className="font-strong">{m.guides_warning_title()}</p>
      {text && (
        <p>
          <FormattedText text={text} />
        </p>
      )}
      <p>{hours}</p>
    </Note>
  )
}
