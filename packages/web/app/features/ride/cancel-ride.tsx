import type { CustomerRide } from '@retour/domain/wire/ride'
import { useState } from 'react'
import type { CustomerMove } from '#app/backend/ride-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { placeTime, formatPrice } from '#app/platform/format-ride.ts'
import { Button } from '#app/ui/button.tsx'

interface CancelRideProps {
  answer: CustomerRide
  isSending: boolean
  isStopped: boolean
  onSend: (move: CustomerMove) => void
}

/** The button to cancel, with the quote's rule and the fee that is due now. It asks for confirmation. */
export function CancelRide({ answer, isSending, isStopped, onSend }: CancelRideProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { ride, moves, cancelFeeMinor } = answer
  if (!moves.includes('cancel')) return null
  const cost =
    cancelFeeMinor > 0 ? m.ride_cancel_fee_now({ fee: formatPrice(cancelFeeMinor) }) : m.ride_cancel_nothing()
  return (
    <section className="grid gap-1.5">
      {isAsking ? (
        <div className="grid gap-1.25 sm:grid-cols-2">
          <Button
            isBusy={isSending}
            isStopped={isStopped}
            onClick={() => onSend({ version: ride.version, move: 'cancel', feeMinor: cancelFeeMinor })}
          >
            {isSending ? m.ride_sending() : m.ride_cancel_sure()}
          </Button>
          <Button variant="outlined" onClick={() => setIsAsking(false)}>
            {m.ride_cancel_keep()}
          </Button>
        </div>
      ) : (
        <Button variant="outlined" onClick={() => setIsAsking(true)}>
          {m.ride_cancel()}
        </Button>
      )}
      <p className="text-small text-ink-2" role={isAsking ? 'status' : undefined}>
        {isAsking ? cost : ruleOf(answer) || cost}
      </p>
    </section>
  )
}

function ruleOf({ ride }: CustomerRide): string {
  const { quote, country, state } = ride
  if (!quote) return ''
  const inputs = { time: placeTime(quote.freeUntil, country), fee: formatPrice(quote.lateFeeMinor) }
  return state === 'quoted' ? m.ride_cancel_after_accepting(inputs) : m.ride_cancel_free_until(inputs)
}
