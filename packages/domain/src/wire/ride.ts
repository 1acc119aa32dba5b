import type { Country } from '../places/countries.ts'
import type { Vehicle } from '../booking/vehicles.ts'
import type { ChangeRequest, Cancellation, Driver, Mover, Quote, RideState } from '../rides/ride.ts'
import type { DrivenRide, ListedDriver } from '../rides/drivers.ts'
import type { RideMove } from '../rides/ride-moves.ts'

/** A listed driver as the desk sees it. */
export type DeskDrivers = {
  at: string
  drivers: ListedDriver[]
  driven: DrivenRide[]
  mayChange: boolean
  mayErase: boolean
}

/** POST /desk/v1/drivers/<id>/look: the open rides of the driver, and what stays after an erasure. */
export type DriverErasure = { name: string; openRides: number; pastRides: number; auditLines: number }

/**
 * POST /ride/v1/driver/rides: the rides of a driver's link, the next pickup first. `moves` are the allowed moves now.
 * Times are instants.
 */
export type DriverRide = Pick<
  SharedRide,
  | 'reference'
  | 'state'
  | 'version'
  | 'pickupAt'
  | 'city'
  | 'country'
  | 'pickupLocation'
  | 'dropoffLocation'
  | 'flightNumber'
  | 'passengerCount'
  | 'specialRequests'
> & { id: string; fullName: string; phone: string; moves: RideMove[] }
export type DriverRides = { at: string; driver: { name: string }; rides: DriverRide[] }

/** The fields of a ride that every authorized reader sees. Times are instants (ISO 8601, UTC). */
export type SharedRide = {
  reference: string
  state: RideState
  version: number
  createdAt: string
  movedAt: string
  pickupAt: string
  city: string | null
  country: Country | null
  pickupLocation: string
  dropoffLocation: string
  vehicle: Vehicle
  passengerCount: number
  flightNumber: string | null
  specialRequests: string | null
  quote: Quote | null
  driver: Omit<Driver, 'id'> | null
  cancellation: Cancellation | null
  asked: ChangeRequest | null
  askedTimes: number
}

/** A ride at the desk. */
export type DeskRide = Omit<SharedRide, 'driver'> & {
  id: string
  fullName: string
  email: string
  phone: string
  driver: Driver | null
}

/** GET /desk/v1/rides: the nearest pickup first; `hasMore` if there are more rides. */
export type DeskQueue = { at: string; rides: DeskRide[]; hasMore: boolean }

/** `name` is the staff member's; null for a customer, the server, or a former member. */
export type RideHistoryLine = {
  version: number
  move: RideMove | 'request'
  state: RideState
  mover: Mover
  name: string | null
  at: string
  details: Record<string, unknown>
}

/** GET /desk/v1/rides/<id> and the response of a move: `moves` are the caller's allowed moves now. */
export type DeskRideAnswer = { at: string; ride: DeskRide; history: RideHistoryLine[]; moves: RideMove[] }

/** Who made the earlier move: with 409 `moved_meanwhile`. */
export type MovedMeanwhile = Pick<RideHistoryLine, 'version' | 'move' | 'state' | 'mover' | 'name' | 'at'>

/**
 * GET /ride/v1/mine returns {rides}: the account's, by their bookings' ids; `link` opens the page of the ride
 * (`/ride#…`).
 */
export type OwnRide = { id: string; state: RideState; link: string }

/**
 * GET /desk/v1/rides/live and POST /ride/v1/live: server-sent events; `is` is the event, the rest its data. `live`:
 * changes are sent from now on, and earlier data may be outdated; `deaf`: none are sent for now; `moved`: these rides
 * (ids of their bookings) have changed, null = the one of the link, or any.
 */
export type LiveNews = { is: 'live' } | { is: 'deaf' } | { is: 'moved'; rides: string[] | null }

/** POST /ride/v1/status: the customer's page. `cancelFeeMinor` is the current cancellation fee, in cents. */
export type CustomerRide = {
  at: string
  ride: SharedRide
  history: Pick<RideHistoryLine, 'move' | 'state' | 'at'>[]
  moves: RideMove[]
  cancelFeeMinor: number
  /** The payment URL, if the operator has set one and a payment is due. */
  paymentUrl: string | null
}
