import type { Place } from '../../places/catalogue.ts'
import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { airportOf } from '../reading/airport-of.ts'
import { describeCustoms, describeLocations } from './describe-customs.ts'
import { describePassage } from './describe-passage.ts'
import { wishOf } from './wish-of.ts'

const placesShown = 2
const sameQuestion = 0.95
const byPlane = /\b(?:flights?|fly|flying|planes?|boarding|take ?off)\b/
const nearTo = /\b(?:near|nearest to|next to|close to|around) (?:the )?(.{4,40})$/

const namesSatellite = ({ line, places }: Question) =>
  /\bsatellite\b/.test(line) || places.some(({ isSatellite }) => isSatellite)

/**
 * Returns the desks of at most two places that a question names. If it names an airport or station, cities are left
 * out.
 */
export function describePlaces(
  question: Question,
  tools: Toolbox,
  about: Parameters<typeof wishOf>[1] = {},
): string[] {
  const there = placesNamed(question).slice(0, placesShown)
  return [
    ...there.flatMap((place) => (namesSatellite(question) ? describeSatellite(place, tools) : [])),
    ...there.map((named) => {
      // "My flight leaves from Barcelona": the desks at its airport.
      const isLeft = question.places.some(({ place, role }) => place === named && role === 'leaving')
      const place = isLeft && byPlane.test(question.line) ? (airportOf(named) ?? named) : named
      const near = nearTo.exec(question.line)?.[1] ?? null
      const store = near ? tools.locations(place, 'refund-office', near.replace(/ in \w+$/, '')) : null
      if (store?.nearTo) return describeLocations(store)
      return describeCustoms(tools.customs(place, question.clockMinutes), wishOf(question, about))
    }),
  ]
}

/** Returns what the guide of an airport says about a kiosk in its satellite. Empty if it says nothing. */
function describeSatellite({ country, slug }: Place, tools: Toolbox): string[] {
  const passage = tools.quote('is there a kiosk in the satellite', { country, slug }, sameQuestion, {
    kind: 'question',
    country,
  })
  return passage ? [describePassage(passage)] : []
}

/** Returns the named places, each once. Cities are left out if an airport or station is named. */
export function placesNamed({ places }: Question): Place[] {
  const named = [...new Set(places.flatMap(({ place }) => (place ? [place] : [])))]
  const hubs = named.filter(({ kind }) => kind !== 'city')
  return hubs.length > 0 ? hubs : named
}
