import type { infer as Infer } from 'zod/mini'
import { cancellationFee, termsFor } from './cancellation.ts'
import { cancellationDetails, driverDetails, noDetails, quoteDetails } from './move-details.ts'
import type { Mover, Ride } from './ride.ts'
import { rideMoveNames, ruleOf, type RideMove } from './ride-moves.ts'

/** A move as somebody asks for it; `details` are what the move needs, not yet looked at. */
export type AskedMove = { move: string; by: Mover; details?: unknown; at: string }

/**
 * Why a move is refused: `unknown-move`; `not-now`, the state does not allow it; `not-yours`, somebody else may; `details`,
 * what it needs is missing or no good; `quote-time`, a quote that would end in the past or after the pickup; `quote-ended`,
 * too late to accept; `quote-open`, too early to expire; `fee`, another fee than the rule of the quote gives.
 */
export type MoveRefusal =
  | 'unknown-move'
  | 'not-now'
  | 'not-yours'
  | 'details'
  | 'quote-time'
  | 'quote-ended'
  | 'quote-open'
  | 'fee'

export type Moved = { ok: true; move: RideMove; ride: Ride } | { ok: false; refusal: MoveRefusal }

const detailsOf = {
  nothing: noDetails,
  quote: quoteDetails,
  driver: driverDetails,
  cancellation: cancellationDetails,
}

/** The ride after a move, at an instant (ISO 8601), or why it is refused. Changes nothing that it was given. */
export function moveRide(ride: Ride, { move: name, by, details = {}, at }: AskedMove): Moved {
  const move = rideMoveNames.find((known) => known === name)
  if (!move) return refused('unknown-move')
  const rule = ruleOf(move)
  if (!rule.from.includes(ride.state)) return refused('not-now')
  if (!rule.by.includes(by)) return refused('not-yours')
  const read = detailsOf[rule.needs].safeParse(details)
  if (!read.success) return refused('details')
  const change = changeBy(ride, { move, by, details: read.data, at })
  if (typeof change === 'string') return refused(change)
  return { ok: true, move, ride: { ...ride, ...change, state: rule.to, version: ride.version + 1 } }
}

type ReadMove = { move: RideMove; by: Mover; details: unknown; at: string }
type Change = Partial<Pick<Ride, 'quote' | 'driver' | 'cancellation'>>

function changeBy(ride: Ride, { move, by, details, at }: ReadMove): Change | MoveRefusal {
  const now = Date.parse(at)
  if (move === 'quote') {
    const quote = details as Infer<typeof quoteDetails>
    const ends = Date.parse(quote.validUntil)
    if (ends <= now || ends > Date.parse(ride.pickupAt)) return 'quote-time'
    const validUntil = new Date(ends).toISOString()
    return { quote: { ...quote, validUntil, ...termsFor(quote.priceMinor, ride.pickupAt) } }
  }
  const hasEnded = ride.quote !== null && Date.parse(ride.quote.validUntil) <= now
  if (move === 'accept' && hasEnded) return 'quote-ended'
  if (move === 'expire' && !hasEnded) return 'quote-open'
  if (move === 'confirm') return { driver: { id: null, ...(details as Infer<typeof driverDetails>) } }
  if (move === 'cancel' || move === 'call-off') {
    const cancellation = details as Infer<typeof cancellationDetails>
    return isRightFee(ride, cancellation, by, at) ? { cancellation } : 'fee'
  }
  return {}
}

/**
 * A customer pays what the rule says, which they saw before; the desk may ask for less on their behalf, and for nothing when
 * it is the business that cancels.
 */
function isRightFee(
  ride: Ride,
  { by: behalf, feeMinor }: { by: 'customer' | 'business'; feeMinor: number },
  by: Mover,
  at: string,
): boolean {
  const due = cancellationFee(ride, at)
  if (by === 'customer') return behalf === 'customer' && feeMinor === due
  return behalf === 'business' ? feeMinor === 0 : feeMinor <= due
}

const refused = (refusal: MoveRefusal): Moved => ({ ok: false, refusal })
