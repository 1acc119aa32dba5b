import { localTime } from '../booking/pickup-time.ts'
import { vehicleClass, type Vehicle } from '../booking/vehicles.ts'
import type { Country } from '../places/countries.ts'
import { rideStates, type ChangeRequest, type RideState } from './ride.ts'

/** The fields of a ride in the desk's queue. Times are instants (ISO 8601). */
export type QueuedRide = {
  id: string
  state: RideState
  createdAt: string
  pickupAt: string
  country: Country | null
  email: string
  vehicle: Vehicle
  passengerCount: number
  asked: ChangeRequest | null
}

export type RideWarning = 'asks-change' | 'no-driver' | 'no-answer' | 'too-many' | 'twice' | 'night'

const hourMs = 3_600_000
const [nightEnds, nightBegins] = ['06:00', '22:00']
const ends: readonly RideState[] = ['done', 'declined', 'cancelled', 'no-show']
/** The states in the queue; expired quotes are renewed there. */
export const openStates = rideStates.filter((state) => !ends.includes(state))

/**
 * Returns whether a ride needs attention now: one that is under way; an unconfirmed one six hours before its pickup; a
 * confirmed one an hour before; one with a requested change of time.
 */
export function needsNow(
  { state, pickupAt, asked }: Pick<QueuedRide, 'state' | 'pickupAt' | 'asked'>,
  at: string,
): boolean {
  if (ends.includes(state)) return false
  if (asked) return true
  if (['on-the-way', 'at-pickup', 'on-board'].includes(state)) return true
  const left = Date.parse(pickupAt) - Date.parse(at)
  return left < (state === 'confirmed' ? 1 : 6) * hourMs
}

/**
 * Returns the warnings of a ride, the most urgent first: a change of time is requested, it has no driver, no answer for
 * ten minutes, more passengers than seats, another open ride of the same person within three hours, a pickup between
 * 22:00 and 06:00.
 */
export function warningsOf(ride: QueuedRide, others: readonly QueuedRide[], at: string): RideWarning[] {
  if (ends.includes(ride.state)) return []
  const pickup = Date.parse(ride.pickupAt)
  const { time } = localTime(ride.pickupAt, ride.country)
  const isTwice = others.some(
    (other) =>
      other.id !== ride.id &&
      other.email === ride.email &&
      !ends.includes(other.state) &&
      Math.abs(Date.parse(other.pickupAt) - pickup) <= 3 * hourMs,
  )
  const found: Record<RideWarning, boolean> = {
    'asks-change': ride.asked !== null,
    'no-driver': ride.state === 'accepted',
    'no-answer': ride.state === 'requested' && Date.parse(at) - Date.parse(ride.createdAt) >= hourMs / 6,
    'too-many': ride.passengerCount > vehicleClass(ride.vehicle).seats,
    twice: isTwice,
    night: time < nightEnds || time >= nightBegins,
  }
  return (Object.keys(found) as RideWarning[]).filter((warning) => found[warning])
}
