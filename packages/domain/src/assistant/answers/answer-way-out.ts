import type { Inquiry } from '../understanding/inquiry.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { findPlace, type Place } from '../../places/catalogue.ts'
import type { Country } from '../../places/countries.ts'
import type { Question } from '../reading/read-question.ts'
import { transportOfWay } from '../reading/read-transport.ts'
import { airportOf } from '../reading/airport-of.ts'
import type { SpokenForeign } from '../reading/spoken-places.ts'
import { describeAbroad } from './answer-abroad.ts'
import { boughtIn } from './bought-in.ts'
import { describeCustoms } from './describe-customs.ts'
import { journeyOf } from './journey-of.ts'
import { stopsOf } from './stops-of.ts'
import { describeBorder } from './describe-border.ts'
import { wishOf } from './wish-of.ts'

/**
 * Returns where the forms of a journey are validated, and what is known of customs there. Empty if the conversation
 * names no journey.
 */
export function answerWayOut({ question, way }: Inquiry, tools: Toolbox): string[] {
  const bought =
    way.places.find(({ role }) => role === 'bought')?.country ?? question.country ?? boughtIn(way)
  const form = bought === null ? way.foreign.find(isOfOtherMember) : undefined
  if (form) return [...describeAbroad(form, tools), tools.explain('leaves-from-another-country').text]
  const eurostar = eurostarFrom(way, bought)
  if (eurostar)
    return [
      describeCustoms(tools.customs(eurostar), wishOf(question)),
      ...(bought === null || bought === eurostar.country
        ? []
        : [tools.explain('leaves-from-another-country').text]),
      tools.explain('by-land-or-sea').text,
    ]
  if (staysInside(way)) return [tools.explain('within-union').text]
  const journey = journeyOf(way, bought)
  if (!journey) {
    const isFromOutside = way.foreign.some(
      ({ role, foreign }) => role === 'leaving' && foreign.zone === 'outside',
    )
    const border = describeBorder(way, bought, tools)
    return border.length > 0 || (bought !== null && isFromOutside)
      ? [...border, tools.explain('by-land-or-sea').text]
      : []
  }
  const { steps, places: deciding } = tools.wayOut(journey)
  const stops = stopsOf(way)
  const ours = stops.flatMap((stop) => ('place' in stop && stop.place ? [stop.place] : []))
  const isDeciding = ({ name: ours }: Place) =>
    deciding.some((name) => name.includes(ours) || ours.includes(name))
  const place = ours.at(-1) ?? null
  const there = ours.findLast(isDeciding) ?? null
  const isElsewhere = place !== null && bought !== null && place.country !== bought
  const hasStop = journey.legs.length > 1
  const isFlown = journey.legs.every(({ by }) => by === 'plane')
  const hub = there && isFlown ? (airportOf(there) ?? there) : there?.kind === 'city' ? null : there
  return [
    ...steps,
    ...(isElsewhere ? [tools.explain('leaves-from-another-country').text] : []),
    ...(isFlown ? [] : describeBorder(way, bought, tools)),
    ...(hasStop ? [tools.explain('transit').text] : []),
    ...(hub ? [describeCustoms(tools.customs(hub), wishOf(question, { isAboutBags: true }))] : []),
  ]
}

/** Returns whether the journey is by train, road or ship within the EU, without a flight: no exit. */
function staysInside({ line, places, foreign }: Question): boolean {
  const by = transportOfWay({ line })
  if (by === null || by === 'plane' || /\b(?:home|outside|leav\w+|exit)\b/.test(line)) return false
  const isPassed = ({ role }: { role: string }) => role !== 'home' && role !== 'papers' && role !== 'bought'
  const abroad = foreign.filter(isPassed)
  if (places.some(({ place }) => place?.kind === 'airport')) return false
  const isInside = abroad.every(({ foreign: { zone, name } }) => zone === 'eu' && name !== 'Monaco')
  return isInside && places.filter(isPassed).length + abroad.length > 1
}

/** Returns whether the goods were bought in another member state than the four, at whatever airport the form is shown. */
const isOfOtherMember = ({ role, foreign }: SpokenForeign) => role === 'bought' && foreign.zone === 'eu'

/**
 * Returns Gare du Nord for a Eurostar from Paris to London, wherever the journey continues outside the EU, unless
 * another departure is named. If Paris is not named, it returns null for goods bought in another of the four countries.
 */
function eurostarFrom(way: Question, bought: Country | null): Place | null {
  if (!/\beurostar\b/.test(way.line)) return null
  const stops = stopsOf(way)
  const others = stops.filter((stop) => !isParis(stop))
  const isOnlyTo = others.every((stop) => 'foreign' in stop && stop.foreign.zone !== 'eu')
  const reachesBritain = others.some((stop) => 'foreign' in stop && stop.foreign.zone === 'great-britain')
  if (others.length > 0 && !reachesBritain) return null
  // Gare du Nord is the only station of the guide with a Eurostar, so it is assumed without another hint.
  const startsThere = others.length < stops.length || bought === 'france' || bought === null
  return isOnlyTo && startsThere ? (findPlace('france', 'gare-du-nord') ?? null) : null
}

const isParis = (stop: ReturnType<typeof stopsOf>[number]) => 'place' in stop && stop.place?.slug === 'paris'
