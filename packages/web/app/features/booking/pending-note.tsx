import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

/**
 * `carried`: the sign-up carries the request. `here`: it waits in this browser only. `ended`: its account was confirmed
 * without it. `late`: it has expired.
 */
export type PendingPlace = 'carried' | 'here' | 'ended' | 'late'

interface PendingNoteProps {
  state: PendingPlace
  /** The address of the sign-up. */
  email: string
  onGoOn: () => void
  onSendWithout: () => void
}

const texts = {
  carried: { title: m.booking_pending, text: m.booking_pending_carried },
  here: { title: m.booking_pending, text: m.booking_pending_here },
  ended: { title: m.booking_not_sent, text: m.booking_pending_ended },
  late: { title: m.booking_not_sent, text: m.booking_pending_late },
}

/** A note that the request waits for its sender's account, with buttons to continue or to send it without. */
export function PendingNote({ state, email, onGoOn, onSendWithout }: PendingNoteProps) {
  const { title, text } = texts[state]
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
