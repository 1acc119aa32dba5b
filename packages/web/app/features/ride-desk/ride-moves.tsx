import type { RideMove } from '@retour/domain/rides/ride-moves'
import type { DeskRideAnswer } from '@retour/domain/wire/ride'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { RequestedChange } from './requested-change.tsx'
import { CancelForm } from './cancel-form.tsx'
import { DriverForm } from './driver-form.tsx'
import { QuoteForm } from './quote-form.tsx'

export type SendMove = (move: RideMove, details: object) => void

interface RideMovesProps {
  answer: DeskRideAnswer
  sending: RideMove | null
  /** True while nothing can be sent. */
  isStopped: boolean
  onSend: SendMove
}

const simple: Partial<Record<RideMove, () => string>> = {
  accept: m.desk_move_accept,
  decline: m.desk_move_decline,
  depart: m.desk_move_depart,
  arrive: m.desk_move_arrive,
  board: m.desk_move_board,
  finish: m.desk_move_finish,
  'no-show': m.desk_move_no_show,
}

/** The moves that are possible now, each with its form. */
export function RideMoves({ answer, sending, isStopped, onSend }: RideMovesProps) {
  const { moves, ride } = answer
  const [isCancelling, setIsCancelling] = useState(false)
  const cancelling = moves.find((move) => move === 'cancel' || move === 'call-off')
  const buttons = moves.flatMap((move) => {
    const label = simple[move]
    return label ? [{ move, label }] : []
  })
  const moving = { sending, isStopped, onSend }
  const mailsNothing = moves.length === 0
  return (
    <section className="grid content-start gap-3">
      {ride.asked && moves.includes('refuse-change') && <RequestedChange answer={answer} {...moving} />}
      {moves.includes('quote') && <QuoteForm ride={ride} at={answer.at} {...moving} />}
      {moves.includes('confirm') && <DriverForm ride={ride} {...moving} />}
      {buttons.length > 0 && (
        <div data-key-way="step" className="grid gap-1.25">
          <h3 className="heading-3">{m.desk_next()}</h3>
          {buttons.map(({ move, label }, index) => (
            <Button
              key={move}
              variant={
                index === 0 && !moves.includes('quote') && !moves.includes('confirm') ? 'filled' : 'outlined'
              }
              isBusy={sending === move}
              isStopped={isStopped}
              onClick={() => onSend(move, {})}
            >
              {sending === move ? m.desk_sending() : label()}
            </Button>
          ))}
        </div>
      )}
      {!mailsNothing && <p className="text-small text-ink-2">{m.desk_sends_mail()}</p>}
      {cancelling &&
        (isCancelling ? (
          <CancelForm answer={answer} move={cancelling} {...moving} onKeep={() => setIsCancelling(false)} />
        ) : (
          <Button variant="outlined" className="justify-self-start" onClick={() => setIsCancelling(true)}>
            {m.desk_cancel()}
          </Button>
        ))}
    </section>
  )
}
