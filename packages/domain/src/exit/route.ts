import { standingOf, type ExitPoint, type Leg } from './journey.ts'

/** A leg with the number of the stop at its end, as the traveler counts them. */
type CountedLeg = Leg & { stop: number }

/**
 * A continuous journey. `exit` is the index of the leg on which the goods leave the VAT area for the last time: -1 if
 * they never do, or if the journey ends inside it.
 */
export type Route = { legs: CountedLeg[]; exit: number }

/**
 * Joins the legs, by road if one ends elsewhere than the next begins (Orly, then Charles de Gaulle), and finds the
 * exit. Throws RangeError for no legs.
 */
export function routeOf(journey: readonly Leg[]): Route {
  const legs = journey.flatMap((leg, index): CountedLeg[] => {
    const before = journey[index - 1]
    const here = { ...leg, stop: index + 1 }
    if (!before || isSame(before.to, leg.from)) return [here]
    return [
      { from: before.to, to: leg.from, by: 'road', stop: index },
      { ...here, sameAircraft: false },
    ]
  })
  const last = legs.at(-1)
  if (!last) throw new RangeError('a journey has at least one leg')
  const endsInside = standingOf(last.to) === 'union'
  const exit = legs.findLastIndex((leg) => standingOf(leg.from) === 'union' && standingOf(leg.to) !== 'union')
  return { legs, exit: endsInside ? -1 : exit }
}

/** Returns the number of the stop at which a leg starts: 0 is the start of the journey. */
export function stopBefore({ legs }: Route, leg: number): number {
  return legs[leg - 1]?.stop ?? 0
}

/** Returns whether the journey was outside before it leaves for good. */
export function wasOutsideBefore({ legs, exit }: Route): boolean {
  return legs.slice(0, exit).some(({ from }) => standingOf(from) !== 'union')
}

/** Returns the leg at whose start the aircraft (or train, or ship) of the exit was boarded; it only stopped since. */
export function boardingOf({ legs, exit }: Route): number {
  let boarding = exit
  while (boarding > 0 && legs[boarding]!.sameAircraft && isFlown(legs, boarding - 1, boarding)) boarding -= 1
  return boarding
}

/**
 * Returns the leg before which the traveler last had the hold bag; `collectedAt` as in `Goods`. Not after `boarding`.
 */
export function bagDropOf({ legs }: Route, boarding: number, collectedAt: readonly number[]): number {
  let drop = boarding
  while (drop > 0 && isFlown(legs, drop - 1, drop) && !isCollected(legs, drop, collectedAt)) drop -= 1
  return drop
}

/** A bag cannot be collected at a stop without a change of aircraft. */
function isCollected(legs: CountedLeg[], leg: number, collectedAt: readonly number[]): boolean {
  return !legs[leg]!.sameAircraft && collectedAt.includes(legs[leg - 1]!.stop)
}

function isFlown(legs: Leg[], ...indexes: number[]): boolean {
  return indexes.every((index) => legs[index]!.by === 'plane')
}

/**
 * Returns whether two points are the same place. A city equals each of its airports, because only the ticket tells them
 * apart. Two codes are two airports.
 */
function isSame(one: ExitPoint, other: ExitPoint): boolean {
  if (one.iata && other.iata) return one.iata === other.iata
  const names = (point: ExitPoint) => [point.name, ...(point.airports ?? [])]
  return one.country === other.country && names(one).some((name) => names(other).includes(name))
}
