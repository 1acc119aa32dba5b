import type { Country } from '../../places/countries.ts'
import { countOf } from './number-words.ts'
import { countryWords } from './place-names.ts'
import { readAges } from './read-ages.ts'
import { readAmounts } from './read-amounts.ts'
import { readBag, type Bag } from './read-bag.ts'
import { readClock } from './read-clock.ts'
import { readDays, type SpokenDay } from './read-days.ts'
import { readDurations, type SpokenDuration } from './read-durations.ts'
import { readLabels } from './read-labels.ts'
import { readLanguage } from './read-language.ts'
import { readPlaces } from './read-places.ts'
import { readPurchases, type Purchase } from './read-purchases.ts'
import { readWhose, type Whose } from './read-whose.ts'
import { shopCountry } from './shop-countries.ts'
import { correctWord } from './spelling.ts'
import type { SpokenForeign, SpokenPlace } from './spoken-places.ts'
import { plainText, splitWords } from './words.ts'

export type { Purchase } from './read-purchases.ts'

/** What a question says. What it does not say is null or empty. */
export type Question = {
  /** Its words in lower case, with typos corrected. */
  line: string
  /** The same without names of places, for a search. */
  topicLine: string
  purchases: Purchase[]
  /** The name of the purchase's currency if it has no exchange rate here. */
  otherCurrency: string | null
  /** The amount is a refund, not a price. */
  isRefundNamed: boolean
  /** An amount that cannot be read for certain: "0 EUR", "500 to 700 euros", "bags at 450 each". */
  isAmountUnclear: boolean
  places: SpokenPlace[]
  /** The country of the conversation so far, if the question names none. */
  country: Country | null
  foreign: SpokenForeign[]
  /** The day of the purchase. */
  day: SpokenDay
  /** All certain days in their order, YYYY-MM-DD. A date is never an amount. */
  days: string[]
  /** Those up to today that are not days of leaving. */
  pastDays: string[]
  /** The days on which somebody leaves; "next Friday" is two of them. */
  leavingDays: string[]
  /** In years: "my son is 15". */
  ages: number[]
  durations: SpokenDuration[]
  /** ISO 639-1; 'en' if it is unclear. */
  language: string
  bag: Bag
  /** Whose stored rows it asks for. */
  whose: Whose
  /** A time in minutes after midnight: "at 5am". */
  clockMinutes: number | null
}

const maxReadLength = 4000
const shortMessage = 6

/**
 * Reads a question, with typos and other spellings. Places, amounts, days, times, ages and durations are read in any
 * language, if figures and names suffice; the subject in English. Each figure has one meaning: a figure in a date,
 * time, age, duration or label ("terminal 2") is not an amount. `today` is YYYY-MM-DD.
 */
export function readQuestion(text: string, today: string): Question {
  const plain = plainText(text.slice(0, maxReadLength)).slice(0, maxReadLength)
  const lower = plain.toLowerCase()
  const { day, days, past: pastDays, leaving: leavingDays, spans: daySpans } = readDays(lower, today)
  const clock = readClock(lower)
  const { ages, spans: ageSpans } = readAges(lower)
  const { durations, spans: durationSpans } = readDurations(lower, [...clock.spans, ...ageSpans])
  const claimed = [...daySpans, ...clock.spans, ...ageSpans, ...durationSpans, ...readLabels(plain)]
  const words = splitWords(plain, claimed)
  const corrections = new Map<string, string>()
  const spoken = words.map(({ text: word }) => {
    const corrected = corrections.get(word) ?? correctWord(word)
    corrections.set(word, corrected)
    return corrected
  })
  const texts = spoken.map((text, at) => (isMinimum(spoken, at) ? 'minimum' : text))
  const line = texts.join(' ')
  const { covered, foreign } = readPlaces(words, texts)
  const spelled = words.map((word, index) => ({ ...word, text: texts[index] ?? '' }))
  const isShort =
    words.length === 1 || (words.length <= shortMessage && (covered.length > 0 || shopCountry(line) !== null))
  const { amounts, otherCurrency, isRefundNamed, isUnclear } = readAmounts({
    plain,
    words: spelled,
    texts,
    claimed,
    isShort,
  })
  const named = new Set(
    [...covered, ...foreign].flatMap(({ at, length }) =>
      texts.slice(at, at + length).map((_, step) => at + step),
    ),
  )
  return {
    line,
    topicLine: texts.filter((_, at) => !named.has(at)).join(' '),
    purchases: readPurchases(amounts, covered, texts).map((purchase) => ({
      ...purchase,
      country: purchase.country ?? shopCountry(line),
    })),
    otherCurrency,
    isRefundNamed,
    isAmountUnclear: isUnclear,
    places: covered,
    country: null,
    foreign,
    day,
    days,
    pastDays,
    leavingDays,
    ages,
    durations,
    language: readLanguage(text.slice(0, maxReadLength), new Set([...named].map((at) => texts[at] ?? ''))),
    bag: readBag(line),
    whose: readWhose(line),
    clockMinutes: clock.minutes,
  }
}

/** "Min in Italy" is the minimum: a country follows and no number precedes. "20 min in Italy" are minutes. */
function isMinimum(texts: readonly string[], at: number): boolean {
  if (texts[at] !== 'min') return false
  const before = texts[at - 1] ?? ''
  const next = texts[at + 1] ?? ''
  const country = /^(?:in|for|of)$/.test(next) ? texts[at + 2] : next
  return !/\d/.test(before) && countOf(before) === null && countryWords.has(country ?? '')
}
