import fc from 'fast-check'
import { standingOf, type GoodsBag, type Journey, type Leg } from '../journey.ts'
import type { PlaceStep, Step } from '../step.ts'
import { point, stops } from './way.ts'

const inside = stops.filter((name) => standingOf(point(name, 'plane')) === 'union')
const special = stops.filter((name) => standingOf(point(name, 'plane')) === 'special')
const outside = stops.filter((name) => standingOf(point(name, 'plane')) === 'outside')

const carrier = fc.constantFrom(
  'plane',
  'plane',
  'plane',
  'stop',
  'train',
  'road',
  'ship',
  'plane:100',
  'plane:240',
)

/** Ways through any stops and, more often, ways that start inside and end outside or in between. */
export const anyWay = fc
  .oneof(
    { weight: 1, arbitrary: fc.array(fc.constantFrom(...stops), { minLength: 2, maxLength: 5 }) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.array(fc.constantFrom(...inside), { minLength: 1, maxLength: 4 }),
          fc.array(fc.constantFrom(...outside), { minLength: 1, maxLength: 2 }),
        )
        .map((parts) => parts.flat()),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.array(fc.constantFrom(...inside), { minLength: 1, maxLength: 2 }),
          fc.constantFrom('GVA', 'TFS', ...special),
        )
        .map((parts) => parts.flat()),
    },
  )
  .map((names) => names.filter((name, index) => name !== names[index - 1]))
  .filter((names) => names.length > 1)
  .chain((names) =>
    fc
      .array(carrier, { minLength: names.length - 1, maxLength: names.length - 1 })
      .map((carriers) =>
        names.map((name, index) => (index === 0 ? name : `${carriers[index - 1]} ${name}`)).join(' '),
      ),
  )

/** Walks the way forward: may these goods be shown at this stop (0 is the start)? */
export function isAtHand(legs: readonly Leg[], goods: GoodsBag, stop: number): boolean {
  const [before, next] = [legs[stop - 1], legs[stop]]
  if (!before || !next) return true
  const isJoined = before.to.name === next.from.name
  const isFlown = before.by === 'plane' && next.by === 'plane' && isJoined
  if (!isFlown) return true
  if (next.sameAircraft) return false
  return goods.bag !== 'hold' || (goods.collectedAt ?? []).includes(stop)
}

/** The leg on which the goods leave for good. */
export const exitOf = ({ legs }: Pick<Journey, 'legs'>) =>
  legs.findLastIndex(({ from, to }) => standingOf(from) === 'union' && standingOf(to) !== 'union')

export const isRecord = ({ place }: PlaceStep) => standingOf(place) !== 'union'
export const isPlace = (step: Step): step is PlaceStep => 'place' in step
