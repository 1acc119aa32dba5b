import { airportsOf, airportWithIata } from '../../exit/airports-of.ts'
import { airportWithCode } from '../../exit/airports.ts'
import {
  codeOf,
  exitPointOf,
  type ExitPoint,
  type Goods,
  type Journey,
  type Transport,
} from '../../exit/journey.ts'
import { recordedTerritories, territoryOf } from '../../exit/territories.ts'
import { findPlace } from '../../places/catalogue.ts'
import { countryName, type Country } from '../../places/countries.ts'
import type { Question } from '../reading/read-question.ts'
import { readLegs, transportOfWay } from '../reading/read-transport.ts'
import { capitalize } from '../../content/capitalize.ts'
import { isOutside, stopsOf, type Stop } from './stops-of.ts'

const codes = new Map(recordedTerritories.map((code) => [territoryOf(code).name, code]))
/** Country codes that do not follow from the names in our lists. */
const otherNames: Record<string, string> = { 'Great Britain': 'GB' }
/** The code for an unnamed country outside the EU. */
const somewhereOutside = 'XX'

/**
 * Returns the journey of a question with its goods: the places in the order of travel ("from" first, "to" last, home at
 * the end), and the form from the country of the shop. Null if it names no departure, or no country that a form could
 * come from.
 */
export function journeyOf(way: Question, bought: Country | null): Journey | null {
  const named = fromTheUnion(stopsOf(way))
  const { stops, spokenLegs } = withoutArrivalByLand(named, readLegs(way.line, named))
  const form = bought ?? firstCountry(stops)
  const first = stops[0]
  if (!form || !first) return null
  const by = transportOf(way)
  const modes = spokenLegs.map((leg) => leg ?? by)
  const points = stops.map((stop, at) => pointOf(stop, way, modes[at] ?? by))
  const isSaidStart = way.line.split(' ')[first.at - 1] === 'from'
  // "Landing in Madrid, the suitcase goes through": the journey started before.
  const isLanding = /\b(?:land(?:s|ing)?|arriv\w+|connect\w*)\b/.test(
    way.line
      .split(' ')
      .slice(Math.max(0, first.at - 5), first.at)
      .join(' '),
  )
  const isThroughThere = isLanding && way.bag === 'hold' && isThrough(way.line)
  const isOnlyTransit =
    isThroughThere ||
    ('foreign' in first &&
      first.foreign.zone === 'eu' &&
      !isSaidStart &&
      !(stops.length > 1 && isReachedByLand(way.line, first)))
  if (isOnlyTransit)
    points.unshift({ name: `your first airport in ${countryName(form)}`, country: codeOf(form) })
  const last = points.at(-1)!
  // By land or sea it is unknown where a journey continues that ends in the EU.
  const isOpenEnd =
    by !== 'plane' && !isAirport(stops.at(-1)) && !/\b(?:home|outside|leav\w+|exit|eurostar)\b/.test(way.line)
  if (territoryOf(last.country).standing === 'union' && isOpenEnd && !stops.some((stop) => 'foreign' in stop))
    return null
  if (territoryOf(last.country).standing === 'union')
    points.push({ name: 'a country outside the EU', country: somewhereOutside })
  if (points.length < 2 || territoryOf(points[0]!.country).standing !== 'union') return null
  const legs = points.slice(1).map((to, index) => ({
    from: points[index]!,
    to,
    // "Drive to Malpensa": from an airport the journey continues by plane.
    by:
      isAirport(stops[index]) && (index > 0 || index === stops.length - 1)
        ? 'plane'
        : isOnlyTransit
          ? by
          : (modes[index] ?? by),
  }))
  const isFlown = legs.some(({ by: how }) => how === 'plane')
  return { legs, goods: goodsOf(way, form, isFlown) }
}

const byLand = /^(?:trains?|bus|car|driv(?:e|es|ing)|drove|rail|ferry|thalys|tgv)$/

/** "Train to Brussels, flight from there to Montreal": the flight starts at that place. */
function isReachedByLand(line: string, { at }: Stop): boolean {
  const words = line.split(' ')
  const name = words[Math.floor(at)]
  return words.some(
    (word, index) =>
      word === name &&
      words[index - 1] === 'to' &&
      words.slice(Math.max(0, index - 4), index - 1).some((before) => byLand.test(before)),
  )
}

/** Returns whether the next stop is the airport of a city of the guide, or in the same member state. */
function leavesFrom(stop: Stop, next: Stop): boolean {
  if ('foreign' in stop) return !isOutside(stop) && 'foreign' in next && stop.foreign === next.foreign
  if (stop.place?.kind !== 'city' || !('place' in next)) return false
  return airportsOf(stop.place).some(({ place }) => place !== undefined && place === next.place)
}

/**
 * Removes stops that are reached by land and left from an airport nearby: "Train to Amsterdam, next day flight from
 * Schiphol".
 */
function withoutArrivalByLand(stops: readonly Stop[], legs: readonly (Transport | null)[]) {
  const isArrival = (stop: Stop, at: number) => {
    const next = stops[at + 1]
    const leg = legs[at - 1] ?? null
    return next !== undefined && leg !== null && leg !== 'plane' && leavesFrom(stop, next)
  }
  const arrivals = new Set(stops.filter(isArrival))
  return {
    stops: stops.filter((stop) => !arrivals.has(stop)),
    // The leg to the removed stop ends at the airport.
    spokenLegs: legs.filter((_, at) => !arrivals.has(stops[at]!)),
  }
}

const isAirport = (stop: Stop | undefined) =>
  stop !== undefined && 'place' in stop && stop.place?.kind === 'airport'

/** Removes stops outside the EU before the first stop inside it, if the journey continues: "LHR - CDG - JFK". */
function fromTheUnion(stops: readonly Stop[]): readonly Stop[] {
  const first = stops.findIndex((stop) => !isOutside(stop))
  return first > 0 && isOutside(stops.at(-1)) ? stops.slice(first) : stops
}

/** A bag that is collected on the way. */
const isCollected =
  /\b(?:get|collect|receive|pick up|reclaim)\b(?: \w+){0,3} (?:bags?|case|suitcases?|luggage|baggage)\b|\bcheck (?:it |them |my \w+ )?in again\b/
const isThrough = (line: string) => /\b(?:through|tagged|straight)\b/.test(line)

function firstCountry(stops: readonly Stop[]): Country | null {
  return stops.flatMap((stop) => ('country' in stop ? [stop.country] : []))[0] ?? null
}

function pointOf(stop: Stop, { line }: Question, by: Transport): ExitPoint {
  const own = 'place' in stop && stop.iata ? airportWithIata(stop.iata) : undefined
  if (own && 'place' in stop) return { ...own, country: codeOf(stop.country) }
  if ('place' in stop && stop.place)
    return exitPointOf(stop.place, stop.place.kind === 'station' ? 'train' : by)
  if ('place' in stop) return { name: stop.town ?? countryName(stop.country), country: codeOf(stop.country) }
  const { name } = stop.foreign
  // Monaco has no airport; flights leave from Nice.
  const nice = name === 'Monaco' && by === 'plane' ? findPlace('france', 'nice-airport') : undefined
  if (nice) return exitPointOf(nice)
  const city = stop.iata ? airportWithCode(stop.iata)?.city : undefined
  if (city)
    return {
      name: `${city} (${stop.iata})`,
      country: otherNames[name] ?? codes.get(name) ?? somewhereOutside,
    }
  const spoken = line
    .split(' ')
    .slice(stop.at, stop.at + stop.length)
    .map(capitalize)
    .join(' ')
  const known = otherNames[name] ?? codes.get(name)
  const isLatin = /^[\p{Script=Latin}\P{L}]*$/u.test(spoken)
  return { name: isLatin && !isOfCountry.test(spoken) ? spoken : name, country: known ?? somewhereOutside }
}

/** Words for a country ("Dutch", "Netherlands", "NL") are replaced by its name. */
const isOfCountry =
  /^(?:Dutch|Netherlands|Usa|Uk|Emirates|Uae|Nl|Nz|Hk|Sg|Jp|Us|Czech|Greek|Swiss|Thai|Iraqi|Israeli|Saudi|\p{L}+(?:ish|ese|ian|ean))$/u

function transportOf({ line, places }: Question): Transport {
  const spokenLegs = transportOfWay({ line })
  const isStation = places.some(({ place, role }) => place?.kind === 'station' && role !== 'bought')
  return spokenLegs === 'plane' || !isStation ? (spokenLegs ?? 'plane') : 'train'
}

/**
 * Returns goods in both kinds of bags if the question does not say which, and in one kind if no bag is checked. A bag
 * that is checked through is tagged to the destination.
 */
function goodsOf({ line, bag }: Question, form: Country, isFlown: boolean): Goods[] {
  const collectedAt = isThrough(line) ? [] : isCollected.test(line) ? [1] : undefined
  const hold: Goods = { form, bag: 'hold', ...(collectedAt ? { collectedAt } : {}) }
  if (collectedAt?.length && bag === null) return [hold]
  const cabin: Goods = { form, bag: 'cabin' }
  return bag === 'cabin' ? [cabin] : bag === 'hold' ? [hold] : isFlown ? [hold, cabin] : [cabin]
}
