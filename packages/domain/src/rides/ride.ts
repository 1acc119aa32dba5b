/** Where a ride stands: the eight states of its way, then the four exits. */
export const rideStates = [
  'requested',
  'quoted',
  'accepted',
  'confirmed',
  'on-the-way',
  'at-pickup',
  'on-board',
  'done',
  'declined',
  'expired',
  'cancelled',
  'no-show',
] as const
export type RideState = (typeof rideStates)[number]

/** Who makes a move. `system` is the server, when a time has passed. */
export const movers = ['customer', 'dispatcher', 'owner', 'driver', 'system'] as const
export type Mover = (typeof movers)[number]

/** Chauffeurs drive where the euro is the money. */
export const quoteCurrencies = ['EUR'] as const

/** What a ride costs, with the rule of its cancellation (cancellation.ts) as it was offered. Times are instants (ISO 8601, UTC). */
export type Quote = {
  /** Minor units: 11000 is EUR 110.00. */
  priceMinor: number
  currency: (typeof quoteCurrencies)[number]
  validUntil: string
  /** Words for the customer; '' where there are none. */
  note: string
  freeUntil: string
  /** Minor units of the same currency. */
  lateFeeMinor: number
}

/** `id` is the driver's in the list; null for somebody who is not in it. */
export type Driver = { id: string | null; name: string; car: string; plate: string; phone: string }

/** `by` is on whose behalf: a customer who calls is cancelled for by a dispatcher. The fee is in minor units of the quote's currency. */
export type Cancellation = { by: 'customer' | 'business'; feeMinor: number }

/** So many times a customer asks for another time of one ride. */
export const maxAskedTimes = 5

/** An instant, ISO 8601. */
export type AskedChange = { pickupAt: string }

/** A ride beside its booking. `version` grows by one with each move. */
export type Ride = {
  state: RideState
  version: number
  /** An instant, ISO 8601. */
  pickupAt: string
  quote: Quote | null
  driver: Driver | null
  cancellation: Cancellation | null
  /** Another time that the customer asks for, until the desk answers. */
  asked: AskedChange | null
  /** How often another time was asked for. */
  askedTimes: number
}

/** A booking as it comes. */
export function requestedRide(pickupAt: string): Ride {
  return {
    state: 'requested',
    version: 1,
    pickupAt,
    quote: null,
    driver: null,
    cancellation: null,
    asked: null,
    askedTimes: 0,
  }
}
