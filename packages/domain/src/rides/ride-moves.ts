import { maxAskedTimes, type Mover, type Ride, type RideState } from './ride.ts'

type Rule = {
  from: readonly RideState[]
  /** `same`: where it is. */
  to: RideState | 'same'
  by: readonly Mover[]
  /** What comes with the move (move-details.ts). */
  needs: 'nothing' | 'quote' | 'driver' | 'cancellation' | 'change'
}

const desk = ['dispatcher', 'owner'] as const
const road = ['driver', 'dispatcher', 'owner'] as const
/** Before the car is on its way. */
const before = ['requested', 'quoted', 'accepted', 'confirmed'] as const
/** A customer who answers by phone is answered for by the desk; the history says who did. */
const answer = ['customer', 'dispatcher', 'owner'] as const

/**
 * Every move that a ride allows: from where, to where, by whom, with what. What is not here is refused, by moveRide and by
 * the database alike (app.ride_rules; a test compares the two).
 */
export const rideMoves = {
  /** A quote may be replaced until it is answered, and made again when it has run out. */
  quote: { from: ['requested', 'quoted', 'expired'], to: 'quoted', by: desk, needs: 'quote' },
  accept: { from: ['quoted'], to: 'accepted', by: answer, needs: 'nothing' },
  decline: { from: ['quoted'], to: 'declined', by: answer, needs: 'nothing' },
  expire: { from: ['quoted'], to: 'expired', by: ['system'], needs: 'nothing' },
  /** Confirming again names another driver or car. */
  confirm: { from: ['accepted', 'confirmed'], to: 'confirmed', by: desk, needs: 'driver' },
  depart: { from: ['confirmed'], to: 'on-the-way', by: road, needs: 'nothing' },
  arrive: { from: ['on-the-way'], to: 'at-pickup', by: road, needs: 'nothing' },
  board: { from: ['at-pickup'], to: 'on-board', by: road, needs: 'nothing' },
  finish: { from: ['on-board'], to: 'done', by: road, needs: 'nothing' },
  'no-show': { from: ['at-pickup'], to: 'no-show', by: road, needs: 'nothing' },
  /** Once the car is on its way a customer calls the desk. */
  cancel: {
    from: before,
    to: 'cancelled',
    by: answer,
    needs: 'cancellation',
  },
  /** Another time of the pickup, one until the desk has answered. The quote and the driver stay. */
  'ask-change': { from: before, to: 'same', by: ['customer'], needs: 'change' },
  'grant-change': { from: before, to: 'same', by: desk, needs: 'nothing' },
  'refuse-change': { from: before, to: 'same', by: desk, needs: 'nothing' },
  'call-off': { from: ['on-the-way', 'at-pickup'], to: 'cancelled', by: desk, needs: 'cancellation' },
} as const satisfies Record<string, Rule>

/** May the customer still change it by themselves? */
export const isBeforeTheWay = (state: RideState): boolean => (before as readonly RideState[]).includes(state)

export type RideMove = keyof typeof rideMoves

export const rideMoveNames = Object.keys(rideMoves) as RideMove[]

export function ruleOf(move: RideMove): Rule {
  return rideMoves[move]
}

/** One line for each allowed step: what app.ride_rules of the database holds. */
export type RideStep = { move: RideMove; from: RideState; to: RideState; by: Mover }

export const rideSteps: RideStep[] = rideMoveNames.flatMap((move) => {
  const { from, to, by } = ruleOf(move)
  return from.flatMap((state) =>
    by.map((mover) => ({ move, from: state, to: to === 'same' ? state : to, by: mover })),
  )
})

/**
 * What somebody may do with a ride now, in the table's order. A quote that has run out is not accepted any more; a time that
 * nobody asked for is neither granted nor refused, and one that has passed is not granted. Another time is asked for once until
 * it is answered, and five times a ride.
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
      if (move === 'ask-change') return ride.asked === null && ride.askedTimes < maxAskedTimes
      if (move === 'grant-change') return isAhead
      return move !== 'refuse-change' || ride.asked !== null
    })
}
