import type { Goods } from './journey.ts'
import { grounds } from './law.ts'
import { boardingOf, stopBefore, type Route } from './route.ts'
import type { AskStep, Reading } from './step.ts'
import { formStateOf, methodAt, stateOf } from './validation-method.ts'
import { withPreposition } from './place-text.ts'

/** Stops in the EU shorter than this are too short by an operator's rule for French forms. */
const shortStopMinutes = 180

/**
 * Returns whether a Spanish form belongs to a Spanish airport by the regulation although the journey leaves the EU
 * elsewhere.
 */
export function isAboutSpain(goods: Goods, { legs, exit }: Route, leg: number, boarding: number): boolean {
  const at = goods.bag === 'hold' ? leg : boarding
  return (
    formStateOf(goods.form) === 'ES' && legs[at]!.from.country === 'ES' && legs[exit]!.from.country !== 'ES'
  )
}

/**
 * Returns the question where the regulation contradicts an operator's "never scan in Spain when you leave elsewhere".
 */
export function askAboutSpain(goods: Goods, route: Route, leg: number): AskStep {
  const first = route.legs[leg]!.from
  const last = route.legs[route.exit]!.from
  const ground = leg < boardingOf(route) ? grounds.transfer : grounds.stop
  return {
    goods,
    stop: stopBefore(route, leg),
    ask: `The law and an operator disagree about a Spanish form that starts ${withPreposition(first)} and leaves the EU from ${last.name}.`,
    readings: [
      {
        place: first,
        says: `${first.name} is the place, before the bag is given away.`,
        ...ground,
      },
      spanishReading(route),
    ],
    safeWay:
      `Carry the goods in the cabin${leg < route.exit ? ` and have the printed form stamped ${withPreposition(last)}` : ''}; ` +
      `or ask the customs officer ${withPreposition(first)}, not the kiosk, before you give the bag away.`,
    ...ground,
    confidence: 'medium',
  }
}

function spanishReading({ legs, exit }: Route): Reading {
  const last = legs[exit]!.from
  return {
    place: last,
    says: `Do not scan the form in Spain when you leave the EU from elsewhere: have it stamped ${withPreposition(last)}.`,
    ...grounds.neverInSpain,
  }
}

/** Returns whether a French form is in hand luggage on a journey from France with a short stop. */
export function isAboutThreeHours(goods: Goods, { legs, exit }: Route, boarding: number): boolean {
  if (goods.bag === 'hold' || formStateOf(goods.form) !== 'FR' || boarding !== exit) return false
  const before = legs[boarding - 1]
  if (!before || before.by !== 'plane' || before.minutesAfter === undefined) return false
  const isFromFrance = stateOf(before.from.country) === 'FR'
  return isFromFrance && stateOf(before.to.country) !== 'FR' && before.minutesAfter < shortStopMinutes
}

/**
 * Returns the question where the regulation says the last airport, and an operator the first one if the stop is shorter
 * than three hours.
 */
export function askAboutThreeHours(goods: Goods, route: Route, boarding: number): AskStep {
  const { legs } = route
  const first = legs[boarding - 1]!.from
  const last = legs[boarding]!.from
  return {
    goods,
    stop: stopBefore(route, boarding - 1),
    ask: `The law and an operator disagree about a French form in hand luggage when the stop ${withPreposition(last)} is shorter than three hours.`,
    readings: [
      {
        place: last,
        says: `Hand luggage is shown at the last EU airport, ${last.name}.`,
        ...grounds.transfer,
      },
      {
        place: first,
        says: `With less than three hours between the flights, validate ${withPreposition(first)}.`,
        ...grounds.threeHours,
      },
    ],
    safeWay: `Ask French customs ${withPreposition(first)} before you fly. If they send you on, have the printed form stamped ${withPreposition(last)}, and go there straight from the plane.`,
    ...grounds.transfer,
  }
}

/** Returns the question for a change of planes if it is unknown whether the bag is collected there. */
export function askAboutTag(goods: Goods, route: Route, earliest: number, boarding: number): AskStep {
  const first = route.legs[earliest]!.from
  const last = route.legs[boarding]!.from
  const isSpanish = isAboutSpain(goods, route, earliest, boarding)
  const isOneState = route.legs
    .slice(earliest, boarding + 1)
    .every(({ from }) => from.country === last.country)
  const ground = isOneState ? grounds.sameState : grounds.transfer
  const by = (country: string) => methodAt(goods.form, country, goods.medium).method
  return {
    goods,
    stop: stopBefore(route, earliest),
    ask: `It depends on the bag’s tag: does the bag go through from ${first.name}, or do you get it back ${withPreposition(last)}?`,
    readings: [
      {
        place: first,
        says: `Tagged through: ${first.name}, before you give the bag away${isSpanish ? '' : ` (${by(first.country)})`}.`,
        ...ground,
      },
      {
        place: last,
        says: `Collected and checked in again: ${last.name}, before you give it away again (${by(last.country)}).`,
        ...(boarding < route.exit ? grounds.stop : grounds.transfer),
      },
      ...(isSpanish ? [spanishReading(route)] : []),
    ],
    safeWay: isSpanish
      ? `Carry the goods in the cabin and have the printed form stamped ${withPreposition(last)}; or ask the customs officer ${withPreposition(first)}, not the kiosk, before you give the bag away.`
      : `Ask at check-in ${withPreposition(first)} where the bag is tagged to, before you let go of it. If it goes through, see customs there first.`,
    ...ground,
  }
}
