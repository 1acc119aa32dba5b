import {
  askAboutSpain,
  askAboutTag,
  askAboutThreeHours,
  isAboutSpain,
  isAboutThreeHours,
} from './asks-of-flights.ts'
import { cabinDesks } from './cabin-desks.ts'
import { standingOf, type ExitPoint, type Goods } from './journey.ts'
import { grounds, type Ground } from './law.ts'
import { bagDropOf, boardingOf, stopBefore, type Route } from './route.ts'
import type { PlaceStep, Step, When } from './step.ts'
import { methodAt } from './validation-method.ts'
import { withPreposition, lowest, territoryName, wornNotes } from './place-text.ts'

type Found = { leg: number; ground: Ground; reason: string; notes?: string[] }

/**
 * Returns the step for an exit by plane: the airport where the bag is checked in, or the last one for carried goods.
 */
export function leaveByPlane(goods: Goods, route: Route): Step {
  const boarding = boardingOf(route)
  if (goods.bag !== 'hold') {
    if (isAboutSpain(goods, route, boarding, boarding)) return askAboutSpain(goods, route, boarding)
    if (isAboutThreeHours(goods, route, boarding)) return askAboutThreeHours(goods, route, boarding)
    return stepAt(goods, route, carriedTo(route, boarding))
  }
  const earliest = bagDropOf(route, boarding, [])
  if (!goods.collectedAt && earliest < boarding) return askAboutTag(goods, route, earliest, boarding)
  const drop = bagDropOf(route, boarding, goods.collectedAt ?? [])
  if (isAboutSpain(goods, route, drop, boarding)) return askAboutSpain(goods, route, drop)
  return stepAt(
    goods,
    route,
    drop === boarding ? boardedWith(route, boarding) : taggedFrom(route, drop, boarding),
  )
}

/** Returns the step for goods in the cabin: where the aircraft that leaves the EU is boarded. */
function carriedTo(route: Route, boarding: number): Found {
  const isTransfer = boarding > 0 && route.legs[boarding - 1]!.by === 'plane'
  if (!isTransfer || boarding < route.exit) return boardedWith(route, boarding)
  return {
    leg: boarding,
    ground: isInOneState(route, bagDropOf(route, boarding, []), boarding)
      ? grounds.sameState
      : grounds.transfer,
    reason: `Goods in hand luggage are shown at the last EU airport, and that is where you change planes.${describeOutside(route)}`,
  }
}

/**
 * Returns the step for a hold bag that is checked in for the flight out of the EU, or for goods carried onto that
 * flight.
 */
function boardedWith(route: Route, boarding: number): Found {
  const { legs, exit } = route
  if (boarding < exit)
    return {
      leg: boarding,
      ground: grounds.stop,
      reason: `Your aircraft only stops ${withPreposition(legs[exit]!.from)} and flies on: the airport where you board it is the place.`,
      notes: [`Customs ${withPreposition(legs[exit]!.from)} may look at hand luggage too.`],
    }
  if (boarding > 0 && legs[boarding - 1]!.by === 'plane')
    return {
      leg: boarding,
      ground: isInOneState(route, bagDropOf(route, boarding, []), boarding)
        ? grounds.sameState
        : grounds.transfer,
      reason: `You get the bag back here and check it in again for the flight out of the EU.${describeOutside(route)}`,
    }
  return {
    leg: boarding,
    ground: grounds.direct,
    reason: describeOutside(route).trim() || 'Your flight leaves the EU from here.',
  }
}

/** Returns the step for a hold bag that changes planes without its owner. */
function taggedFrom(route: Route, drop: number, boarding: number): Found {
  const transfer = route.legs[boarding]!.from
  if (isInOneState(route, drop, boarding))
    return {
      leg: drop,
      ground: grounds.sameState,
      reason: `The bag is tagged through, so you cannot show it later: a change of planes inside one country leaves it to the first airport.`,
      notes: [`Customs ${withPreposition(transfer)} may check the bag too.`],
    }
  return {
    leg: drop,
    ground: grounds.transfer,
    reason: `The bag is tagged through, so you cannot show it ${withPreposition(transfer)}: it is a matter for the first EU airport.`,
    notes: [
      'The rule says international airport: a small one may have no customs, so ask before you travel.',
    ],
  }
}

function stepAt(goods: Goods, route: Route, { leg, ground, reason, notes = [] }: Found): PlaceStep {
  const place = route.legs[leg]!.from
  const there = methodAt(goods.form, place.country, goods.medium)
  const desk = goods.bag === 'hold' ? undefined : cabinDesks[place.name]
  const isTransit = goods.bag !== 'hold' && leg > 0 && route.legs[leg - 1]!.by === 'plane'
  return {
    goods,
    stop: stopBefore(route, leg),
    place,
    hub: 'airport',
    when: goods.bag === 'hold' ? beforeDrop(place) : (desk?.side ?? 'before-boarding'),
    method: there.method,
    reason,
    notes: [
      ...notes,
      ...(there.note ? [there.note] : []),
      ...wornNotes(goods),
      ...(isTransit && desk?.side === 'before-security'
        ? [
            'The desk we know there is before security: leave the transfer area only if there is time, and ask customs.',
          ]
        : []),
    ],
    ...ground,
    confidence: lowest(ground.confidence, there.confidence),
  }
}

/** German customs require the airline's tag on the bag and the bag back in hand before they inspect it. */
function beforeDrop({ country }: ExitPoint): When {
  return country === 'DE' ? 'after-tagging-before-bag-drop' : 'before-bag-drop'
}

function isInOneState({ legs }: Route, first: number, last: number): boolean {
  return legs.slice(first, last + 1).every(({ from }) => from.country === legs[last]!.from.country)
}

/**
 * The note for journeys that continue from a place outside the EU that people take for inside: Zurich, London, Oslo.
 */
function describeOutside({ legs, exit }: Route): string {
  const { to } = legs[exit]!
  if (exit === legs.length - 1 || standingOf(to) !== 'outside') return ''
  return ` ${to.name} is outside the EU${to.name === territoryName(to) ? '' : ` (${territoryName(to)})`}: goods in any bag are shown before it.`
}
