import {
  askAboutBorder,
  askAboutLondonTrain,
  askAboutReturn,
  askAboutSpecial,
  askBecauseInside,
  isLondonStation,
} from './asks.ts'
import { leaveByLandOrSea } from './by-land-or-sea.ts'
import { leaveByPlane } from './by-plane.ts'
import { standingOf, type Goods, type Journey } from './journey.ts'
import { recordedOutside } from './recorded-outside.ts'
import { routeOf, wasOutsideBefore, type Route } from './route.ts'
import type { Step } from './step.ts'

/**
 * Returns where each form is validated on a journey out of the EU: one step for each of the goods, in travel order, the
 * hold before the cabin at the same place. Follows Regulation (EU) 2015/2447, articles 37 to 42, for flights. A step
 * has a place, or a question where sources are missing or disagree. A place is never outside the EU unless a record
 * names that state's customs there, and never after the goods are out of reach. Throws RangeError for no legs, for an
 * unknown country code, and for a bag that is collected where the journey has no stop.
 */
export function whereToValidate(journey: Journey): Step[] {
  const route = routeOf(journey.legs)
  for (const goods of journey.goods) checkCollected(goods, journey.legs.length)
  return journey.goods
    .map((goods) => stepFor(goods, route, journey))
    .sort((one, other) => one.stop - other.stop || rank(one.goods) - rank(other.goods))
}

function stepFor(goods: Goods, route: Route, journey: Journey): Step {
  if (route.exit < 0) return askBecauseInside(goods, route)
  if (wasOutsideBefore(route)) return askAboutReturn(goods, route)
  const recorded = recordedOutside(goods, route, journey.residence)
  if (recorded) return recorded
  const { from, to, by } = route.legs[route.exit]!
  if (standingOf(to) === 'special') return askAboutSpecial(goods, route)
  if (by === 'train' && to.country === 'CH') return askAboutBorder(goods, route)
  if (by === 'train' && to.country === 'GB' && !isLondonStation(from))
    return askAboutLondonTrain(goods, route)
  return by === 'plane' ? leaveByPlane(goods, route) : leaveByLandOrSea(goods, route)
}

function checkCollected(goods: Goods, legs: number): void {
  if (goods.bag !== 'hold') return
  for (const stop of goods.collectedAt ?? [])
    if (!Number.isInteger(stop) || stop < 1 || stop > legs) throw new RangeError(`no stop has number ${stop}`)
}

const rank = ({ bag }: Goods) => (bag === 'hold' ? 0 : 1)
