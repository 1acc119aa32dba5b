import type { RideState } from '@retour/domain/rides/ride'
import type { CustomerRide } from '@retour/domain/wire/ride'
import type { CustomerMove } from '#app/backend/ride-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { placeTime, formatPrice } from '#app/platform/format-ride.ts'
import { Button } from '#app/ui/button.tsx'

interface RideHeadingProps {
  answer: CustomerRide
  sending: string | null
  isStopped: boolean
  onSend: (move: CustomerMove) => void
}

const headings: Record<RideState, () => string> = {
  requested: m.ride_heading_requested,
  quoted: m.ride_heading_quoted,
  accepted: m.ride_heading_accepted,
  confirmed: m.ride_heading_confirmed,
  'on-the-way': m.ride_heading_on_the_way,
  'at-pickup': m.ride_heading_at_pickup,
  'on-board': m.ride_heading_on_board,
  done: m.ride_heading_done,
  declined: m.ride_heading_declined,
  expired: m.ride_heading_ended,
  cancelled: m.ride_heading_cancelled,
  'no-show': m.ride_heading_no_show,
}

/** The ride's state as its customer sees it, and a quote with buttons to accept or decline it. */
export function RideHeading({ answer, sending, isStopped, onSend }: RideHeadingProps) {
  const { ride, moves } = answer
  const { quote, state, country, version } = ride
  const canAccept = moves.includes('accept')
  const hasEnded = state === 'quoted' && !canAccept
  return (
    <section>
      <p className="text-small text-ink-2">{m.ride_reference({ reference: ride.reference })}</p>
      <h1 className="heading-1">{hasEnded ? m.ride_heading_ended() : headings[state]()}</h1>
      <Explanation answer={answer} hasEnded={hasEnded} />
      {state === 'quoted' && quote && (
        <div className="mt-3 border-y-2 border-ink py-3">
          <p className="flex items-start gap-1.5 font-display tabular-nums">
            <span className="mt-1.5 font-sans text-lead font-strong text-ink-2">{quote.currency}</span>
            <bdi className="text-money">{formatPrice(quote.priceMinor).slice(4)}</bdi>
          </p>
          <p className="mt-2 text-lead">
            <bdi>{m.ride_valid_until({ time: placeTime(quote.validUntil, country) })}</bdi>
          </p>
          {quote.note && <p className="mt-1 whitespace-pre-line">{quote.note}</p>}
          {canAccept && (
            <div className="mt-3 grid gap-1.25">
              <Button
                size="large"
                isWide
                isBusy={sending === 'accept'}
                isStopped={isStopped}
                onClick={() => onSend({ version, move: 'accept' })}
              >
                {sending === 'accept'
                  ? m.ride_sending()
                  : m.ride_accept({ price: formatPrice(quote.priceMinor) })}
              </Button>
              <Button
                variant="outlined"
                isWide
                isBusy={sending === 'decline'}
                isStopped={isStopped}
                onClick={() => onSend({ version, move: 'decline' })}
              >
                {sending === 'decline' ? m.ride_sending() : m.ride_decline()}
              </Button>
              <p className="text-center text-small text-ink-2">{m.ride_pay_nothing()}</p>
            </div>
          )}
        </div>
      )}
    </section>
  )
}

function Explanation({ answer, hasEnded }: { answer: CustomerRide; hasEnded: boolean }) {
  const { state, cancellation } = answer.ride
  const text = () => {
    if (state === 'requested') return m.ride_requested_text()
    if (state === 'accepted') return m.ride_accepted_text()
    if (state === 'expired' || hasEnded) return m.ride_ended_text()
    if (!cancellation) return ''
    return cancellation.feeMinor > 0
      ? m.ride_cancelled_fee({ fee: formatPrice(cancellation.feeMinor) })
      : m.ride_cancelled_free()
  }
  return text() && <p className="mt-2 max-w-reading text-lead text-ink-2">{text()}</p>
}
