import type { Question } from '../reading/read-question.ts'
import { maxWordsLength, type SpokenForeign, type SpokenPlace } from '../reading/spoken-places.ts'

/** A place, in one of the four countries or abroad, that a question names on its journey. */
export type Stop = SpokenPlace | SpokenForeign

/** "I get my case back in Frankfurt" */
const getsBack = /\b(?:get|gets|got|collect|receive|pick|have|take)\b[^.]*\bback\b/
const comesBack = /\b(?:ends?|ending|finish(?:es|ing)?|back|returns?|returning)(?: (?:in|to|at))?(?: the)?$/

/** "… and then to", "next day flight from" */
const laterOn =
  /\b(?:then|(?:next|following) (?:day|morning)|(?:the )?day after|afterwards|later)(?: \w+){0,3}$/
/** "Scan at Gare du Nord?", asked after the end of a journey */
const asksAt =
  /\b(?:scan|scanned|stamp|stamped|stamps|validate|validated|show|customs|kiosk|pablo|diva|otello|declare)(?: \w+){0,4} (?:at|in)(?: the)?$/

/**
 * Returns the places of a journey in the order of travel. Places where somebody shops or lives are left out, unless no
 * others are named.
 */
export function stopsOf({ line, language, places, foreign }: Question): Stop[] {
  const words = line.split(' ')
  const isEnglish = language === 'en'
  const isBehind = ({ at }: Stop, english: RegExp, other: RegExp) => {
    const before = words.slice(Math.max(0, at - 2), at)
    const near = before.at(-1) === 'the' ? (before[0] ?? '') : (before.at(-1) ?? '')
    return english.test(near) || (!isEnglish && other.test(near))
  }
  // "도쿄까지", "東京まで"
  const runOf = ({ at }: Stop) => (words[Math.floor(at)] ?? '').slice(Math.round((at % 1) * maxWordsLength))
  const isEnd = (stop: Stop) =>
    isBehind(stop, /^to$/, /^(?:a|au|vers|pour|para|hacia|nach|verso|per)$/) ||
    (!isEnglish && /^\p{L}{1,12}?(?:까지|まで)/u.test(runOf(stop)))
  const named = [...places, ...foreign].toSorted((a, b) => a.at - b.at)
  const inQuestion = named.filter(
    (stop) =>
      stop.role !== 'bought' && stop.role !== 'papers' && stop.role !== 'home' && !isCoveredCountry(stop),
  )
  const passed = inQuestion.filter((stop, at) => !isOnlyInQuestion(stop, inQuestion.slice(0, at), words))
  const isBehindBetween = ({ at }: Stop) =>
    words[at - 1] === 'and' && words.slice(Math.max(0, at - 6), at - 1).includes('between')
  // "A to B to C" is in its order, "to C via B" is not.
  const ends = passed.filter(isEnd).map((stop) => ('place' in stop ? stop.place : stop.foreign))
  const isOneEnd = new Set(ends).size === 1
  const rank = (stop: Stop) =>
    // "Overnight in Munich between Florence and Singapore"
    isBehind(stop, /^between$/, /^(?:entre|zwischen|tra)$/)
      ? 0
      : isBehindBetween(stop)
        ? 2
        : isBehind(stop, /^(?:from|after)$/, /^(?:de|desde|von|ab|da|depuis)$/)
          ? 0
          : isEnd(stop) && isOneEnd
            ? 2
            : 1
  // "Drive from Nice to Italy, then fly from Malpensa to Doha" is in its order.
  const starts = passed.filter((stop) => rank(stop) === 0).map((stop) => passed.indexOf(stop))
  // So is "From Munich to Austria, then Switzerland".
  const isThen = passed.some(({ at }, index) => index > 0 && laterOn.test(words.slice(0, at).join(' ')))
  const isOrdered = (starts.length > 1 && starts[0] === 0) || isThen
  const ordered = isOrdered ? passed : passed.toSorted((a, b) => rank(a) - rank(b))
  // "The cruise goes from Barcelona to Rome and ends in Barcelona": the last mention counts.
  const isBack = ({ at }: Stop) => {
    const before = words.slice(Math.max(0, at - 6), at).join(' ')
    return comesBack.test(before) && !getsBack.test(before)
  }
  const passedOnce = ordered.filter(
    (stop, at) =>
      isBack(stop) || !ordered.slice(at + 1).some((other) => isSame(stop, other) && isBack(other)),
  )
  const led = passedOnce.filter((stop, at) => !isHomeSaidFirst(stop, passedOnce.slice(at + 1), at))
  const once = led.filter((stop, at) => {
    const first = led.findIndex((other) => isSame(stop, other))
    // "Paris - Marrakech - Paris - New York": a return in between.
    const isBackBetween = led.slice(first, at).some(isOutside) && led.slice(at + 1).some(isOutside)
    return first === at || ('place' in stop && isBackBetween)
  })
  return once.filter((stop, at) => !isNamedAgain(stop, once.slice(0, at)))
}

/**
 * Returns whether a question names the stops of a journey out of the EU: one in the four countries and another after
 * it.
 */
export function tellsWay(question: Question): boolean {
  const stops = stopsOf(question)
  const [first] = stops
  // "Innsbruck to London, bought in Bolzano"
  const isFromMember = first !== undefined && 'foreign' in first && first.foreign.zone === 'eu'
  const isOurForm = isFromMember && question.places.some(({ role }) => role === 'bought')
  return stops.length > 1 && (isOurForm || stops.some((stop) => 'place' in stop))
}

/**
 * "Amsterdam, then Schiphol to Seoul. Scan at Gare du Nord?": a place that is asked about after the end of a journey is
 * not a stop.
 */
function isOnlyInQuestion(stop: Stop, before: readonly Stop[], words: readonly string[]): boolean {
  const isOrdered = before.length > 1 && isOutside(before.at(-1)) && !isOutside(before[0])
  return isOrdered && asksAt.test(words.slice(Math.max(0, stop.at - 7), stop.at).join(' '))
}

/** Returns whether a stop is outside the EU. Great Britain is. */
export const isOutside = (stop: Stop | undefined) =>
  stop !== undefined && 'foreign' in stop && /^(?:outside|great-britain)$/.test(stop.foreign.zone)

/** "(From Egypt) Rome to Cairo": the destination is named before the departure. */
const isHomeSaidFirst = (stop: Stop, behind: readonly Stop[], at: number) =>
  at === 0 && isOutside(stop) && behind.slice(1).some((other) => isSame(stop, other))

/** "VLC AMS JFK, Amsterdam?": a stop in the EU that is repeated after the destination. */
function isNamedAgain(stop: Stop, before: readonly Stop[]): boolean {
  if ('place' in stop || stop.foreign.zone !== 'eu') return false
  const first = before.findIndex((one) => 'foreign' in one && one.foreign === stop.foreign)
  return first >= 0 && before.slice(first).some((one) => 'foreign' in one && one.foreign.zone !== 'eu')
}

/** "We go to Nice by train and fly home from Nice": the same place, repeated. */
function isSame(one: Stop, other: Stop): boolean {
  if ('place' in one) return 'place' in other && one.place === other.place && one.town === other.town
  // "to Osaka, luggage labelled KIX": outside the EU it is the destination, repeated.
  const isOutside = one.foreign.zone !== 'eu'
  return 'foreign' in other && one.foreign === other.foreign && (isOutside || one.at === other.at)
}

const isCoveredCountry = (stop: Stop) => 'place' in stop && stop.place === null && stop.town === undefined
