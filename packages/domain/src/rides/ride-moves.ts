import { maxChangeRequests, type Mover, type Ride, type RideState } from './ride.ts'

type Rule = {
  from: readonly RideState[]
  /** `same`: the state does not change. */
  to: RideState | 'same'
  by: readonly Mover[]
  /** The details of the move (move-details.ts). */
  needs: 'nothing' | 'quote' | 'driver' | 'cancellation' | 'change'
}

const desk = ['dispatcher', 'owner'] as const
const road = ['driver', 'dispatcher', 'owner'] as const
/** Before the car is on its way. */
const before = ['requested', 'quoted', 'accepted', 'confirmed'] as const
/** The desk answers for a customer who calls; the history says who did it. */
const answer = ['customer', 'dispatcher', 'owner'] as const

/**
 * Every move that a ride allows: from which states, to which state, by whom, with which details. Everything else is
 * refused, by moveRide and by the database (app.ride_rules; a test compares both).
 */
export const rideMoves = {
  /** A quote can be replaced until it is answered, and renewed after it has expired. */
  quote: { from: ['requested', 'quoted', 'expired'], to: 'quoted', by: desk, needs: 'quote' },
  accept: { from: ['quoted'], to: 'accepted', by: answer, needs: 'nothing' },
  decline: { from: ['quoted'], to: 'declined', by: answer, needs: 'nothing' },
  expire: { from: ['quoted'], to: 'expired', by: ['system'], needs: 'nothing' },
  /** Confirming again assigns another driver or car. */
  confirm: { from: ['accepted', 'confirmed'], to: 'confirmed', by: desk, needs: 'driver' },
  depart: { from: ['confirmed'], to: 'on-the-way', by: road, needs: 'nothing' },
  arrive: { from: ['on-the-way'], to: 'at-pickup', by: road, needs: 'nothing' },
  board: { from: ['at-pickup'], to: 'on-board', by: road, needs: 'nothing' },
  finish: { from: ['on-board'], to: 'done', by: road, needs: 'nothing' },
  'no-show': { from: ['at-pickup'], to: 'no-show', by: road, needs: 'nothing' },
  /** Once the car is on its way, the customer calls the desk. */
  cancel: {
    from: before,
    to: 'cancelled',
    by: answer,
    needs: 'cancellation',
  },
  /** Requests another pickup time, one at a time. Quote and driver stay. */
  'ask-change': { from: before, to: 'same', by: ['customer'], needs: 'change' },
  'grant-change': { from: before, to: 'same', by: desk, needs: 'nothing' },
  'refuse-change': { from: before, to: 'same', by: desk, needs: 'nothing' },
  'call-off': { from: ['on-the-way', 'at-pickup'], to: 'cancelled', by: desk, needs: 'cancellation' },
} as const satisfies Record<string, Rule>

/** Returns whether the customer can still change the ride without the desk. */
export const isBeforeTheWay = (state: RideState): boolean => (before as readonly RideState[]).includes(state)

export type RideMove = keyof typeof rideMoves

export const rideMoveNames = Object.keys(rideMoves) as RideMove[]

/** Returns from and to which states a move leads, who may make it, and what it needs. */
export function ruleOf(move: RideMove): Rule {
  return rideMoves[move]
}

/** One row for each allowed step, as in app.ride_rules of the database. */
export type RideStep = { move: RideMove; from: RideState; to: RideState; by: Mover }

export const rideSteps: RideStep[] = rideMoveNames.flatMap((move) => {
  const { from, to, by } = ruleOf(move)
  return from.flatMap((state) =>
    by.map((mover) => ({ move, from: state, to: to === 'same' ? state : to, by: mover })),
  )
})

/**
 * Returns the moves that a role can make now, in the table's order. An expired quote cannot be accepted; a change of
 * time must have been requested to be answered, and a past time cannot be granted. A customer can request one change at
 * a time, and five for a ride.
 */
export function movesOf(
  ride: Pick<Ride, 'state' | 'quote' | 'asked' | 'askedTimes'>,
  by: Mover,
  at: string,
): RideMove[] {
  const isAhead = ride.asked !== null && Date.parse(ride.asked.pickupAt) > Date.parse(at)
  const hasEnded = ride.quote !== null && Date.parse(ride.quote.validUntil) <= Date.parse(at)
  return rideSteps
    .filter((step) => step.from === ride.state && step.by === by)
    .map(({ move }) => move)
    .filter((move) => {
      if (move === 'accept') return !hasEnded
      if (move === 'expire') return hasEnded
      if (move === 'ask-change') return ride.asked === null && ride.askedTimes < maxChangeRequests
      if (move === 'grant-change') return isAhead
      return move !== 'refuse-change' || ride.asked !== null
    })
}
