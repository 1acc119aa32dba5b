import type { RideMove } from '@retour/domain/rides/ride-moves'
import type { DeskRideAnswer } from '@retour/domain/wire/ride'
import { m } from '#app/paraglide/messages.js'
import { placeTime } from '#app/platform/format-ride.ts'
import { Button } from '#app/ui/button.tsx'
import type { SendMove } from './ride-moves.tsx'

interface RequestedChangeProps {
  answer: DeskRideAnswer
  sending: RideMove | null
  isStopped: boolean
  onSend: SendMove
}

/** The pickup time that the customer asks for, with buttons to accept or refuse it. */
export function RequestedChange({
  answer: { ride, moves },
  sending,
  isStopped,
  onSend,
}: RequestedChangeProps) {
  if (!ride.asked) return null
  return (
    <section className="grid gap-1.25">
      <h3 className="heading-3">{m.desk_asks_change()}</h3>
      <p>
        <bdi>{placeTime(ride.asked.pickupAt, ride.country)}</bdi>
      </p>
      {moves.includes('grant-change') ? (
        <Button
          isBusy={sending === 'grant-change'}
          isStopped={isStopped}
          onClick={() => onSend('grant-change', {})}
        >
          {sending === 'grant-change' ? m.desk_sending() : m.desk_grant_change()}
        </Button>
      ) : (
        <p className="text-small text-ink-2">{m.desk_change_passed()}</p>
      )}
      <Button
        variant="outlined"
        isBusy={sending === 'refuse-change'}
        isStopped={isStopped}
        onClick={() => onSend('refuse-change', {})}
      >
        {sending === 'refuse-change' ? m.desk_sending() : m.desk_refuse_change()}
      </Button>
    </section>
  )
}
