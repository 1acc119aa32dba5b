import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

interface WaitingNoteProps {
  /** The server keeps it as well, so that the mail's link sends it from any device. */
  isHeld: boolean
  onGoOn: () => void
  onSendWithout: () => void
}

/** The request waits until its sender has an account; or goes without one. */
export function WaitingNote({ isHeld, onGoOn, onSendWithout }: WaitingNoteProps) {
  return (
    <Note kind="warning" role="status">
      <p className="font-strong">{m.booking_waiting()}</p>
      <p>{isHeld ? m.booking_waiting_held_text() : m.booking_waiting_text()}</p>
      <div className="mt-1 flex flex-wrap gap-1">
        <Button variant="outlined" size="small" onClick={onSendWithout}>
          {m.booking_waiting_send()}
        </Button>
        <Button variant="quiet" size="small" onClick={onGoOn}>
          {m.booking_waiting_go_on()}
        </Button>
      </div>
    </Note>
  )
}
