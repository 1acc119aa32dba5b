import type { Country } from '../places/countries.ts'
import type { Vehicle } from '../booking/vehicles.ts'
import type { AskedChange, Cancellation, Driver, Mover, Quote, RideState } from '../rides/ride.ts'
import type { DrivenRide, ListedDriver } from '../rides/drivers.ts'
import type { RideMove } from '../rides/ride-moves.ts'

/** A driver of the list as the desk sees it. */
export type DeskDrivers = {
  at: string
  drivers: ListedDriver[]
  driven: DrivenRide[]
  mayChange: boolean
  mayErase: boolean
}

/** POST /desk/v1/drivers/<id>/look: the rides that wait for the driver, and what stays after an erasure. */
export type DriverErasure = { name: string; openRides: number; pastRides: number; auditLines: number }

/**
 * POST /ride/v1/driver/rides: what a driver sees behind their link; the next pickup first. `moves` are what they may do now.
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

/** What everybody who may see a ride sees. Times are instants (ISO 8601, UTC). */
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
  asked: AskedChange | null
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

/** GET /desk/v1/rides: the nearest pickup first; `hasMore` when there are more than are given. */
export type DeskQueue = { at: string; rides: DeskRide[]; hasMore: boolean }

/** `name` is the staff member's; null for a customer, the server, or who has left. */
export type RideHistoryLine = {
  version: number
  move: RideMove | 'request'
  state: RideState
  mover: Mover
  name: string | null
  at: string
  details: Record<string, unknown>
}

/** GET /desk/v1/rides/<id> and the answer of a move: `moves` are what the caller may do now. */
export type DeskRideAnswer = { at: string; ride: DeskRide; history: RideHistoryLine[]; moves: RideMove[] }

/** Who was quicker: with 409 `moved_meanwhile`. */
export type MovedMeanwhile = Pick<RideHistoryLine, 'version' | 'move' | 'state' | 'mover' | 'name' | 'at'>

/** GET /ride/v1/mine gives {rides}: those of the account, by their bookings' ids; `link` opens the page of the ride (`/ride#…`). */
export type OwnRide = { id: string; state: RideState; link: string }

/**
 * GET /desk/v1/rides/live and POST /ride/v1/live: server-sent events, `is` as the event and the rest as its data. `live`:
 * changes are told from now on, and what was read before may be old; `deaf`: none are told for now; `moved`: these rides
 * (their bookings' ids) have changed, null = the one of the link, or any.
 */
export type LiveNews = { is: 'live' } | { is: 'deaf' } | { is: 'moved'; rides: string[] | null }

/** POST /ride/v1/status: the customer's page. `cancelFeeMinor` is what cancelling costs now, in cents. */
export type CustomerRide = {
  at: string
  ride: SharedRide
  history: Pick<RideHistoryLine, 'move' | 'state' | 'at'>[]
  moves: RideMove[]
  cancelFeeMinor: number
  /** Where the ride is paid, if the operator has said so and there is something to pay. */
  paymentUrl: string | null
}
