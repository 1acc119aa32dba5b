/** The states of a ride: eight on its way, then four final ones. */
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

/** Who makes a move. `system` is the server, when a deadline has passed. */
export const movers = ['customer', 'dispatcher', 'owner', 'driver', 'system'] as const
export type Mover = (typeof movers)[number]

/** Chauffeurs drive in countries with the euro only. */
export const quoteCurrencies = ['EUR'] as const

/** The price of a ride with the cancellation terms as offered (cancellation.ts). Times are instants (ISO 8601, UTC). */
export type Quote = {
  /** Minor units: 11000 is EUR 110.00. */
  priceMinor: number
  currency: (typeof quoteCurrencies)[number]
  validUntil: string
  /** A note to the customer; '' without one. */
  note: string
  freeUntil: string
  /** Minor units of the same currency. */
  lateFeeMinor: number
}

/** `id` of a listed driver; null for somebody else. */
export type Driver = { id: string | null; name: string; car: string; plate: string; phone: string }

/**
 * `by`: on whose behalf; a dispatcher cancels for a customer who calls. The fee is in minor units of the quote's
 * currency.
 */
export type Cancellation = { by: 'customer' | 'business'; feeMinor: number }

/** The maximum number of time changes that a customer can request for a ride. */
export const maxChangeRequests = 5

/** An instant, ISO 8601. */
export type ChangeRequest = { pickupAt: string }

/** The state of a booking's ride. `version` increases by one with each move. */
export type Ride = {
  state: RideState
  version: number
  /** An instant, ISO 8601. */
  pickupAt: string
  quote: Quote | null
  driver: Driver | null
  cancellation: Cancellation | null
  /** The pickup time that the customer requests, until the desk answers. */
  asked: ChangeRequest | null
  /** How many changes of time were requested. */
  askedTimes: number
}

/** Returns the ride of a new booking. */
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
