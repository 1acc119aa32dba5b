import type { RideState } from '@retour/domain/rides/ride'
import type { ComponentProps } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Badge } from './badge.tsx'

const labels: Record<RideState, () => string> = {
  requested: m.ride_state_requested,
  quoted: m.ride_state_quoted,
  accepted: m.ride_state_accepted,
  confirmed: m.ride_state_confirmed,
  'on-the-way': m.ride_state_on_the_way,
  'at-pickup': m.ride_state_at_pickup,
  'on-board': m.ride_state_on_board,
  done: m.ride_state_done,
  declined: m.ride_state_declined,
  expired: m.ride_state_expired,
  cancelled: m.ride_state_cancelled,
  'no-show': m.ride_state_no_show,
}

type Tone = ComponentProps<typeof Badge>['tone']

const tones: Partial<Record<RideState, Tone>> = {
  requested: 'amber',
  quoted: 'blue',
  accepted: 'gold',
  confirmed: 'green',
  'on-the-way': 'green',
  'at-pickup': 'green',
  'on-board': 'green',
  expired: 'amber',
  'no-show': 'red',
}

/** Returns the name of a ride's state. */
export const rideStateName = (state: RideState): string => labels[state]()

/** The state of a ride as a badge. */
export function RideStateBadge({ state }: { state: RideState }) {
  return <Badge tone={tones[state] ?? 'plain'}>{rideStateName(state)}</Badge>
}
