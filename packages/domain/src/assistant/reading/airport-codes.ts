import { airportWithIata, cityServedBy } from '../../exit/airports-of.ts'
import type { Place } from '../../places/catalogue.ts'
import { foreignByFirstWord, foreignCodes } from './foreign-places.ts'
import { namesByFirstWord } from './place-names.ts'

/** Codes that are also words of English or another language. */
const alsoWords = new Set(
  (
    'can per den sea sin del ist man ace add beg saw led kin ham gig bio fue str ala nap goa psa dol lil mia cia mel alg tun ' +
    'mad fra mrs vie bud run got her las bey dub lux hel lis tia sol'
  ).split(' '),
)
/** Codes that are verbs. No journey starts after one: "add Milan to my list", "can FCO stamp it". */
const verbs = new Set('can add run got saw beg led had let put use'.split(' '))
/** Words between two stops of a journey. */
const between = /^(?:to|via|then|through|from|and)$/
const before = /^(?:to|via|from|at|in|through|into|ex|of|nach|desde|depuis|da)$/
/** Words that may follow the last stop if its code could be a word. */
const behind =
  /^(?:to|via|then|through|with|bags?|suitcases?|luggage|hand|cabin|carry|checked|hold|everything|goods|watch|where|which|on|in|bought|flight|nonstop|direct|tomorrow|today|next|this|customs|airport|terminal)$/
const hall = /^(?:airport|customs|zoll|terminal|t ?\d|desk|douane|dogana|aduana|flughafen|departures?)$/

const lastWordsOfNames = new Set(
  [...namesByFirstWord.values(), ...foreignByFirstWord.values()]
    .flat()
    .map(({ words }) => words.at(-1) ?? '')
    .filter((word) => word.length > 3),
)

const isCode = (text: string) =>
  /^[a-z]{3}$/.test(text) && (foreignCodes.has(text.toUpperCase()) || ownAirport(text) !== undefined)

const ownAirport = (text: string) =>
  /^[a-z]{3}$/.test(text) ? airportWithIata(text.toUpperCase()) : undefined

/**
 * Returns whether the word at `at` is an airport code as a stop of a journey, in any case: beside another stop ("mad
 * fra jfk", "fco to jfk", "Nice lhr"), or after "to", "from" or "via". A code that is also a word ("can", "sin") needs
 * a stop before it and nothing after it that a sentence would have.
 */
export function isStopCode(texts: readonly string[], at: number): boolean {
  const text = texts[at] ?? ''
  if (!isCode(text)) return false
  const isBehind = isStopBefore(texts, at)
  if (alsoWords.has(text)) {
    const next = texts[at + 1]
    const isEnd = next === undefined || behind.test(next) || isCode(next)
    return (isBehind && isEnd) || startsWay(texts, at)
  }
  return isBehind || isStopNext(texts, at) || before.test(texts[at - 1] ?? '') || texts.length === 1
}

/** Returns whether it is beside another stop and not a town of that name: "bcn mad eze", but not "a shop in Eze". */
export const isCodeBesideStop = (texts: readonly string[], at: number): boolean =>
  isCode(texts[at] ?? '') &&
  !alsoWords.has(texts[at] ?? '') &&
  (isStopBefore(texts, at) || isStopNext(texts, at))

/** Returns an airport without a page of its own, by its code: "dus", "LIN". Null if there is none. */
export function ownCodeAt(texts: readonly string[], at: number): { place: Place; iata: string } | null {
  const text = texts[at] ?? ''
  const airport = ownAirport(text)
  if (!airport || airport.place) return null
  const isNamed = !alsoWords.has(text) && (at === 0 || hall.test(texts[at + 1] ?? ''))
  const place = isNamed || isStopCode(texts, at) ? cityServedBy(airport.iata) : undefined
  return place ? { place, iata: airport.iata } : null
}

/** Airports without a page that have a name of their own. */
const called: ReadonlyMap<string, string> = new Map([
  ['linate', 'LIN'],
  ['ciampino', 'CIA'],
  ['treviso', 'TSF'],
  ['orio al serio', 'BGY'],
  ['milan bergamo', 'BGY'],
  ['bergamo airport', 'BGY'],
  ['capodichino', 'NAP'],
  ['peretola', 'FLR'],
])

/** Returns an airport without a page of its own, by its name: "Linate", "Orio al Serio". `length` is in words. */
export function ownAirportNamedAt(
  texts: readonly string[],
  at: number,
): { place: Place; iata: string; length: number } | null {
  for (const length of [3, 2, 1]) {
    const iata = called.get(texts.slice(at, at + length).join(' '))
    const place = iata === undefined ? undefined : cityServedBy(iata)
    if (iata !== undefined && place) return { place, iata, length }
  }
  return null
}

/**
 * Returns whether a journey starts here: two more stops, or one after "to": "mad fra jfk", "mad to jfk", "mad airport".
 */
function startsWay(texts: readonly string[], at: number): boolean {
  if (verbs.has(texts[at] ?? '')) return false
  const next = texts[at + 1] ?? ''
  if (!isStop(texts, at + (between.test(next) ? 2 : 1))) return false
  const isPlain = isCode(next) && !alsoWords.has(next)
  return isPlain || between.test(next) || isStop(texts, at + 2) || between.test(texts[at + 2] ?? '')
}

function isStopBefore(texts: readonly string[], at: number): boolean {
  let left = at - 1
  while (left > 0 && left > at - 3 && between.test(texts[left] ?? '')) left -= 1
  const text = texts[left] ?? ''
  return isCode(text)
    ? !alsoWords.has(text) || left === 0 || isStopBefore(texts, left)
    : lastWordsOfNames.has(text)
}

function isStopNext(texts: readonly string[], at: number): boolean {
  const right = at + (between.test(texts[at + 1] ?? '') ? 2 : 1)
  return isStop(texts, right)
}

const isStop = (texts: readonly string[], at: number) =>
  isCode(texts[at] ?? '') ||
  [...(namesByFirstWord.get(texts[at] ?? '') ?? []), ...(foreignByFirstWord.get(texts[at] ?? '') ?? [])].some(
    ({ words }) => words.every((word, index) => word === texts[at + index]),
  )
