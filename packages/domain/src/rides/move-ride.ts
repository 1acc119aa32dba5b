import type { infer as Infer } from 'zod/mini'
import { cancellationFee, termsFor } from './cancellation.ts'
import { cancellationDetails, changeDetails, driverDetails, noDetails, quoteDetails } from './move-details.ts'
import { maxChangeRequests, type Mover, type Ride } from './ride.ts'
import { isBeforeTheWay, rideMoveNames, ruleOf, type RideMove } from './ride-moves.ts'

/** A requested move; `details` are not validated yet. */
export type MoveRequest = { move: string; by: Mover; details?: unknown; at: string }

/**
 * Why a move is refused: `unknown-move`; `not-now`, the state does not allow it; `not-yours`, the caller's role may not
 * make it; `details`, they are missing or invalid; `quote-time`, the quote would end in the past or after the pickup;
 * `quote-ended`, too late to accept; `quote-open`, too early to expire; `fee`, another fee than the quote's rule gives;
 * `change-time`, a past time or the current one; `change-open`, a change is already requested; `change-often`, it was
 * requested five times.
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
  | 'change-time'
  | 'change-open'
  | 'change-often'

export type Moved = { ok: true; move: RideMove; ride: Ride } | { ok: false; refusal: MoveRefusal }

const detailsOf = {
  nothing: noDetails,
  quote: quoteDetails,
  driver: driverDetails,
  cancellation: cancellationDetails,
  change: changeDetails,
}

/**
 * Returns the ride after a move at an instant (ISO 8601), or why the move is refused. Does not modify its arguments.
 */
export function moveRide(ride: Ride, { move: name, by, details = {}, at }: MoveRequest): Moved {
  const move = rideMoveNames.find((known) => known === name)
  if (!move) return refused('unknown-move')
  const rule = ruleOf(move)
  if (!rule.from.includes(ride.state)) return refused('not-now')
  if (!rule.by.includes(by)) return refused('not-yours')
  const read = detailsOf[rule.needs].safeParse(details)
  if (!read.success) return refused('details')
  const change = changeBy(ride, { move, by, details: read.data, at })
  if (typeof change === 'string') return refused(change)
  const state = rule.to === 'same' ? ride.state : rule.to
  const asked = isBeforeTheWay(state) ? ride.asked : null
  return { ok: true, move, ride: { ...ride, asked, ...change, state, version: ride.version + 1 } }
}

type ReadMove = { move: RideMove; by: Mover; details: unknown; at: string }
type Change = Partial<Pick<Ride, 'pickupAt' | 'quote' | 'driver' | 'cancellation' | 'asked' | 'askedTimes'>>

function changeBy(ride: Ride, { move, by, details, at }: ReadMove): Change | MoveRefusal {
  const now = Date.parse(at)
  if (move === 'quote') {
    const quote = details as Infer<typeof quoteDetails>
    const ends = Date.parse(quote.validUntil)
    if (ends <= now || ends > Date.parse(ride.pickupAt)) return 'quote-time'
    const validUntil = new Date(ends).toISOString()
    return { quote: { ...quote, validUntil, ...termsFor(quote.priceMinor, ride.pickupAt) } }
  }
  if (move === 'ask-change') return askChange(ride, details as Infer<typeof changeDetails>, now)
  if (move === 'grant-change') return grantChange(ride, now)
  if (move === 'refuse-change') return ride.asked ? { asked: null } : 'not-now'
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

function askChange(
  { pickupAt, asked: open, askedTimes }: Ride,
  asked: Infer<typeof changeDetails>,
  now: number,
): Change | MoveRefusal {
  if (open) return 'change-open'
  if (askedTimes >= maxChangeRequests) return 'change-often'
  const at = Date.parse(asked.pickupAt)
  if (at <= now || at === Date.parse(pickupAt)) return 'change-time'
  return { asked: { pickupAt: new Date(at).toISOString() }, askedTimes: askedTimes + 1 }
}

/** Times relative to the pickup move with it; a quote never outlasts it. */
function grantChange({ asked, quote }: Ride, now: number): Change | MoveRefusal {
  if (!asked) return 'not-now'
  const { pickupAt } = asked
  if (Date.parse(pickupAt) <= now) return 'change-time'
  const validUntil =
    quote && Date.parse(quote.validUntil) > Date.parse(pickupAt) ? pickupAt : quote?.validUntil
  const { freeUntil } = termsFor(quote?.priceMinor ?? 0, pickupAt)
  return { pickupAt, asked: null, quote: quote && { ...quote, validUntil: validUntil!, freeUntil } }
}

/**
 * A customer pays the fee of the rule, which was shown before. The desk may charge less on the customer's behalf, and
 * nothing if the business cancels.
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
