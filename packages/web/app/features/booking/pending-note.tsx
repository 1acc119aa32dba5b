import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

/**
 * `carried`: the sign-up took it along. `here`: it waits in this browser alone. `ended`: its account was confirmed
 * without it. `late`: its time has passed.
 */
export type PendingPlace = 'carried' | 'here' | 'ended' | 'late'

interface PendingNoteProps {
  state: PendingPlace
  /** The address that it was asked with. */
  email: string
  onGoOn: () => void
  onSendWithout: () => void
}

const words = {
  carried: { title: m.booking_pending, text: m.booking_pending_carried },
  here: { title: m.booking_pending, text: m.booking_pending_here },
  ended: { title: m.booking_not_sent, text: m.booking_pending_ended },
  late: { title: m.booking_not_sent, text: m.booking_pending_late },
}

/** The request waits until its sender has an account; or goes without one. */
export function PendingNote({ state, email, onGoOn, onSendWithout }: PendingNoteProps) {
  const { title, text } = words[state]
  return (
    <Note kind="warning" role="status">
      <p className="font-strong">{title()}</p>
      <p className="wrap-anywhere">{text({ email })}</p>
      <div className="mt-1 flex flex-wrap gap-1">
        <Button variant="outlined" size="small" onClick={onSendWithout}>
          {m.booking_pending_send()}
        </Button>
        <Button variant="quiet" size="small" onClick={onGoOn}>
          {m.booking_pending_go_on()}
        </Button>
      </div>
    </Note>
  )
}
