import { airportsOf } from '../../exit/airports-of.ts'
import { findPlace, type Place } from '../../places/catalogue.ts'
import { isStopCode, ownAirportNamedAt, ownCodeAt } from './airport-codes.ts'
import { airportOf } from './airport-of.ts'
import { currencyWords } from './currency-words.ts'
import { foreignByFirstWord } from './foreign-places.ts'
import { namesByFirstWord } from './place-names.ts'
import { conceptsOf } from '../understanding/concepts.ts'
import { isThing } from './goods.ts'
import { prepositions } from './prepositions.ts'
import type { Word } from './words.ts'

const barajas = findPlace('spain', 'madrid-airport')
const cdg = findPlace('france', 'cdg')

/**
 * Returns one of our places whose name begins at a word, with the words of its name and a terminal after it. Null if
 * there is none.
 */
export function placeAt(
  words: readonly Word[],
  texts: readonly string[],
  at: number,
): { place: Place; length: number; terminal: string | null; iata?: string; isSatellite?: true } | null {
  // The satellite of Madrid's Terminal 4; its forms are scanned in T4.
  const [said = '', behind = ''] = texts.slice(at, at + 2)
  if (barajas && (said === 't4s' || (said === 't' && behind === '4s')))
    return { place: barajas, length: said === 't' ? 2 : 1, terminal: '4', isSatellite: true }
  const called = ownAirportNamedAt(texts, at)
  if (called) return { ...called, terminal: terminalAt(texts, at + called.length) }
  // "At 2F", "T2G": halls that only Charles de Gaulle has.
  const hall = /^2[efg]$/.test(said) && /^(?:t|terminal|at|in|hall|from|gate)$/.test(texts[at - 1] ?? '')
  if (cdg && hall) return { place: cdg, length: 1, terminal: said }
  for (const { words: name, place, isGuarded } of namesByFirstWord.get(texts[at] ?? '') ?? []) {
    if (!name.every((word, index) => word === texts[at + index])) continue
    const isShouted =
      words[at]?.raw === words[at]?.raw.toUpperCase() && name[0] !== undefined && name[0].length === 3
    const isCapital =
      /^\p{Lu}/u.test(words[at]?.raw ?? '') && (at > 0 || isWayFrom(words, texts, at + name.length))
    const isPlain = isPlainName(texts, at + name.length, texts[at - 1] ?? '')
    if (
      isGuarded &&
      !isShouted &&
      !isCapital &&
      !isPlain &&
      !(name.length === 1 && isStopCode(texts, at)) &&
      !prepositions.has(texts[at - 1] ?? '') &&
      texts.length > 1
    )
      continue
    const airport = place.kind === 'city' ? airportBehind(texts, at + name.length, place) : null
    if (airport)
      return {
        place: airport.place,
        length: name.length + airport.length,
        terminal: terminalAt(texts, at + name.length + airport.length),
      }
    const terminal = terminalAt(texts, at + name.length) ?? bareTerminalAt(texts, at + name.length, place)
    const isAirport = terminal !== null || isBesideAirport(texts, at, name.length)
    const there = isAirport ? (airportOf(place) ?? place) : place
    return { place: there, length: name.length, terminal }
  }
  const own = ownCodeAt(texts, at)
  return own && { ...own, length: 1, terminal: terminalAt(texts, at + 1) }
}

/** Returns whether a journey starts at a name: "Nice-CDG-Tokyo", "Nice to Dubai". In "Nice bag" it does not. */
function isWayFrom(words: readonly Word[], texts: readonly string[], next: number): boolean {
  const text = texts[next] ?? ''
  if (/^(?:to|via|through|airport|terminal)$/.test(text)) return true
  return /^\p{Lu}/u.test(words[next]?.raw ?? '') && isNamed(texts, next)
}

/** Returns the airport if its own name follows the city: "Venice Marco Polo". */
function airportBehind(
  texts: readonly string[],
  at: number,
  city: Place,
): { place: Place; length: number } | null {
  const own = airportsOf(city).flatMap((airport) => airport.place ?? [])
  const named = (namesByFirstWord.get(texts[at] ?? '') ?? []).find(
    ({ words, place }) => own.includes(place) && words.every((word, index) => word === texts[at + index]),
  )
  return named ? { place: named.place, length: named.words.length } : null
}

/** Returns whether a city means its airport: "Flughafen München", "aeropuerto de Madrid", "the airport of Munich". */
function isBesideAirport(texts: readonly string[], at: number, length: number): boolean {
  const before = texts.slice(Math.max(0, at - 2), at).join(' ')
  return (
    /\b(?:terminal|t) ?\d[a-z]?$/.test(before) ||
    /\b(?:flughafen|aeropuerto|aeroporto|aeroport|airport)(?: (?:of|in|de|di|von|du|des|da|em))?$/.test(
      before,
    ) ||
    /^(?:flughafen|aeropuerto|aeroporto|havaalani|havalimani)$/.test(texts[at + length] ?? '')
  )
}

/**
 * Returns whether a plain word is a name because of the words around it, in any case: "nice to zurich", "como border",
 * "1200 euros nice".
 */
const isPlainName = (texts: readonly string[], next: number, before: string) =>
  (next === texts.length && currencyWords.has(before)) ||
  /^(?:airport|terminal|t|t\d|border|customs|station|outlet)$/.test(texts[next] ?? '') ||
  (/^(?:to|via)$/.test(texts[next] ?? '') && isNamed(texts, next + 1)) ||
  // "como swiss border customs"
  (isNamed(texts, next) && texts.some((text) => /^(?:border|customs|dogana|zoll|douane)$/.test(text))) ||
  // "nice lhr", "nice paris tokyo": a journey
  (next + 1 === texts.length && isStopCode(texts, next)) ||
  (isNamed(texts, next) && isNamed(texts, next + 1)) ||
  // "hermes nice 3 scarves"
  (isBrand(before) && !isThing(texts[next]))

const isBrand = (word: string) => conceptsOf.get(word)?.includes('brand') === true

/** Returns whether a place's name begins here. */
const isNamed = (texts: readonly string[], at: number) =>
  [...(namesByFirstWord.get(texts[at] ?? '') ?? []), ...(foreignByFirstWord.get(texts[at] ?? '') ?? [])].some(
    ({ words: name }) => name.every((word, index) => word === texts[at + index]),
  )

/** "Frankfurt Terminal 3", "Barcelona T1", "CDG 2E": the city means its airport. */
function terminalAt(texts: readonly string[], next: number): string | null {
  const said = /^(?:(?:airport )?(?:terminal|t) ?)(\d[a-z]?)\b/.exec(texts.slice(next, next + 3).join(' '))
  return said?.[1] ?? null
}

/** "CDG 2E", "Orly 4": airports whose terminals are plain figures. */
function bareTerminalAt(texts: readonly string[], next: number, { slug }: Place): string | null {
  const [said = '', behind = ''] = texts.slice(next, next + 2)
  const isHall = slug === 'cdg' ? /^2[a-g]$/.test(said) : slug === 'orly' && /^[1-4]$/.test(said)
  return isHall && !/^(?:h|hours?|days?|weeks?|am|pm|of|people|forms?)$/.test(behind) ? said : null
}
