import { rideSteps, type RideMove } from '@retour/domain/rides/ride-moves'
import type { RideState } from '@retour/domain/rides/ride'
import type { DriverRide } from '@retour/domain/wire/ride'
import type { Tap } from './waiting-taps.ts'

/** The states of a ride, tap by tap. */
export const nextMove: Partial<Record<RideState, RideMove>> = {
  confirmed: 'depart',
  'on-the-way': 'arrive',
  'at-pickup': 'board',
  'on-board': 'finish',
}

/** Returns the state of a ride after its waiting taps, as far as they can be applied. */
export function stateAfter({ id, state }: Pick<DriverRide, 'id' | 'state'>, taps: readonly Tap[]): RideState {
  return taps
    .filter(({ rideId }) => rideId === id)
    .reduce<RideState>((now, { move }) => {
      const step = rideSteps.find((one) => one.move === move && one.from === now && one.by === 'driver')
      return step?.to ?? now
    }, state)
}
