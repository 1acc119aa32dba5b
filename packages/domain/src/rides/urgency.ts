import { localTime } from '../booking/pickup-time.ts'
import { vehicleClass, type Vehicle } from '../booking/vehicles.ts'
import type { Country } from '../places/countries.ts'
import { rideStates, type AskedChange, type RideState } from './ride.ts'

/** What the queue looks at. Times are instants (ISO 8601). */
export type QueuedRide = {
  id: string
  state: RideState
  createdAt: string
  pickupAt: string
  country: Country | null
  email: string
  vehicle: Vehicle
  passengerCount: number
  asked: AskedChange | null
}

export type RideWarning = 'asks-change' | 'no-driver' | 'no-answer' | 'too-many' | 'twice' | 'night'

const hourMs = 3_600_000
const [nightEnds, nightBegins] = ['06:00', '22:00']
const ends: readonly RideState[] = ['done', 'declined', 'cancelled', 'no-show']
/** What the queue shows: a quote that has run out is made again there. */
export const openStates = rideStates.filter((state) => !ends.includes(state))

/** Does a ride want somebody now? One under way; one that is not confirmed six hours before its pickup; a confirmed one an hour before; one
 * whose customer asks for another time. */
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
 * What to look at before a ride is answered, the most pressing first: another time is asked for, nobody drives it, nobody answered for ten minutes, more
 * people than the car holds, another open ride of the same person within three hours, a pickup between 22:00 and 06:00.
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
