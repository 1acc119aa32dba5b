import type { ExitPoint, Goods } from './journey.ts'
import { grounds } from './law.ts'
import { stopBefore, type Route } from './route.ts'
import type { AskStep, Reading } from './step.ts'
import { territoryOf } from './territories.ts'
import { withPreposition, territoryName } from './place-text.ts'
import { capitalize } from '../content/capitalize.ts'

/** Returns the question for a journey that ends in the EU or was never in it. */
export function askBecauseInside(goods: Goods, { legs }: Route): AskStep {
  const end = legs.at(-1)!.to
  const isInside = territoryOf(end.country).standing === 'union'
  return {
    goods,
    stop: legs.at(-1)!.stop,
    ask: isInside
      ? `This journey ends inside the EU, ${withPreposition(end)}: nothing is validated yet, and no place can be named.`
      : 'This journey does not start inside the EU, so no place on it can be named.',
    readings: [],
    safeWay: isInside
      ? 'Keep the goods unused and the form unscanned until the day on which the goods leave the EU for good.'
      : 'Name the airport, station or port from which the goods leave the EU; if they have left already, ask the company printed on the form.',
    ...grounds.goodsLeave,
  }
}

/**
 * Returns the question for goods that leave the EU, return and leave for good: no source says who validates them then.
 */
export function askAboutReturn(goods: Goods, route: Route): AskStep {
  const { legs, exit } = route
  const { from } = legs[exit]!
  return {
    goods,
    stop: stopBefore(route, exit),
    ask: `The goods have been outside the EU’s VAT area before they leave it for good from ${from.name}: no source says which customs confirms them then.`,
    readings: [
      {
        place: from,
        says: `A form is validated once, when the goods leave for good: ${from.name}.`,
        ...grounds.goodsLeave,
        confidence: 'low',
      },
    ],
    safeWay: `Tell customs ${withPreposition(from)} the whole route before a bag is given away. A bag that is tagged through from further back cannot be shown there: carry the goods.`,
    ...grounds.goodsLeave,
    confidence: 'low',
  }
}

/** Returns the question for journeys to Livigno, the Canary Islands, Northern Ireland and similar territories. */
export function askAboutSpecial(goods: Goods, route: Route): AskStep {
  const { legs, exit } = route
  const { from, to, by } = legs[exit]!
  const { name, why } = territoryOf(to.country)
  return {
    goods,
    stop: stopBefore(route, exit),
    ask: `${capitalize(name)} ${why}. No source says where a form is validated on the way there.`,
    readings: by === 'road' ? [] : [areaReading(from)],
    safeWay:
      by === 'road'
        ? 'Ask customs, or the company printed on the form, before the day of the journey.'
        : `Ask customs ${withPreposition(from)} before a bag is given away, and the company printed on the form before that day.`,
    ...grounds.vatArea,
    confidence: 'low',
  }
}

function areaReading(place: ExitPoint): Reading {
  return {
    place,
    says: `${place.name} is the last place in the VAT area on this way.`,
    ...grounds.vatArea,
    confidence: 'low',
  }
}

/** Returns whether trains to London leave from this station. Journeys by train from elsewhere change in one of them. */
export function isLondonStation({ name }: ExitPoint): boolean {
  return /^(?:paris|gare du nord|lille|brussels|rotterdam|amsterdam)\b/i.test(name)
}

/** Returns the question for a train to the United Kingdom from a station without such a train. */
export function askAboutLondonTrain(goods: Goods, route: Route): AskStep {
  const { legs, exit } = route
  return {
    goods,
    stop: stopBefore(route, exit),
    ask: `Trains to London leave from Paris, Lille, Brussels, Rotterdam and Amsterdam: at which of them do you board after ${legs[exit]!.from.name}?`,
    readings: [],
    safeWay: 'Keep the form unscanned until that station, and see customs there before you board.',
    ...grounds.goodsLeave,
  }
}

/**
 * Returns the question for a train to Switzerland: no source names customs in a station, except French customs in
 * Geneva.
 */
export function askAboutBorder(goods: Goods, route: Route): AskStep {
  const { legs, exit } = route
  const { from, to } = legs[exit]!
  const isFrench = from.country === 'FR'
  return {
    goods,
    stop: stopBefore(route, exit),
    ask: `For trains from ${from.name} to ${territoryName(to)} no reliable place was found.`,
    readings: isFrench
      ? [
          {
            says: 'French customs validate on the train when they come through; they do not always.',
            ...grounds.trainsToSwitzerland,
          },
        ]
      : [],
    safeWay: `Ask customs before the day of the journey, or leave by an airport or a staffed road post instead: on the train nobody may come, and then the form stays without proof.`,
    ...(isFrench ? grounds.trainsToSwitzerland : grounds.goodsLeave),
    confidence: 'low',
  }
}
