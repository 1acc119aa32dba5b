import type { Money } from '../../money/money.ts'
import type { Place } from '../../places/catalogue.ts'
import type { Country } from '../../places/countries.ts'
import { readAmounts } from './read-amounts.ts'
import { readAges } from './read-ages.ts'
import { readBag, type Bag } from './read-bag.ts'
import { readDay, type SpokenDay } from './read-day.ts'
import { readDurations, type SpokenDuration } from './read-durations.ts'
import { readPlaces, type SpokenForeign, type SpokenPlace } from './read-places.ts'
import { correctWord } from './spelling.ts'
import { readSubject, type Subject } from './topics.ts'
import { splitWords } from './words.ts'

/** `country` and `place` are those that stand with the amount; null = not said there. */
export type Purchase = {
  money: Money
  isCurrencyAssumed: boolean
  country: Country | null
  place: Place | null
  /** How many priced things were added up: 1, but in a basket of several. */
  items: number
  /** What was bought, where it stands beside the figure, lower-case: "bag", "shoes". */
  goods: string | null
}

/** What a question speaks of, as far as it is said. */
export type Question = {
  /** Its words, lower-case, slips corrected. */
  line: string
  /** The same without names of places, for a search. */
  topicLine: string
  purchases: Purchase[]
  /** The purchase is in a currency without a rate: its name. */
  otherCurrency: string | null
  /** The amount is the refund that somebody wants, not a price. */
  isRefundNamed: boolean
  /** An amount that cannot be read for certain: "12,5 euros", "0 EUR". */
  isAmountUnclear: boolean
  places: SpokenPlace[]
  /** The country of the talk so far, for what does not name one. */
  country: Country | null
  foreign: SpokenForeign[]
  subject: Subject
  day: SpokenDay
  /** Every day that is named for certain, in its order, YYYY-MM-DD. A date is never an amount. */
  days: string[]
  /** In years: "my son is 15". */
  ages: number[]
  durations: SpokenDuration[]
  /** The language it is written in, as ISO 639-1 has it; 'en' in doubt. */
  language: string
  bag: Bag
  /** Minutes after midnight of a time that is named: "at 5am". */
  clockMinutes: number | null
}

const longestRead = 4000
const shortMessage = 6

/** Reads a question in English, slips and other spellings allowed. `today` is YYYY-MM-DD. */
export function readQuestion(text: string, today: string): Question {
  const read = text.slice(0, longestRead)
  const words = splitWords(read)
  const corrections = new Map<string, string>()
  const texts = words.map(({ text: word }) => {
    const corrected = corrections.get(word) ?? correctWord(word)
    corrections.set(word, corrected)
    return corrected
  })
  const line = texts.join(' ')
  const { ours, foreign } = readPlaces(words, texts)
  const spelled = words.map(({ raw }, index) => ({ raw, text: texts[index] ?? '' }))
  const isShort = words.length <= shortMessage && ours.length > 0
  const { amounts, otherCurrency, isRefundNamed, isUnclear } = readAmounts(
    spelled,
    isShort || words.length === 1,
  )
  const purchases = amounts.map(({ money, isCurrencyAssumed, at }, index): Purchase => {
    const where = placeOfAmount(ours, at, amounts[index - 1]?.at ?? -1, amounts[index + 1]?.at ?? Infinity)
    return {
      money,
      isCurrencyAssumed,
      country: where?.country ?? null,
      place: where?.place ?? null,
      items: 1,
      goods: null,
    }
  })
  const named = new Set(
    [...ours, ...foreign].flatMap(({ at, length }) =>
      texts.slice(at, at + length).map((_, step) => at + step),
    ),
  )
  const day = readDay(read, today)
  return {
    line,
    topicLine: texts.filter((_, at) => !named.has(at)).join(' '),
    purchases,
    otherCurrency,
    isRefundNamed,
    isAmountUnclear: isUnclear,
    places: ours,
    country: null,
    foreign,
    subject: readSubject(line),
    day,
    days: day !== null && day !== 'ambiguous' ? [day.day] : [],
    ages: readAges(line),
    durations: readDurations(line),
    language: 'en',
    bag: readBag(line),
    clockMinutes: readClock(read),
  }
}

/** With several amounts, the place between this one and the next; a place to leave from is never where one bought. */
function placeOfAmount(places: SpokenPlace[], at: number, before: number, after: number): SpokenPlace | null {
  const shops = places.filter(({ role }) => role !== 'leaving' && role !== 'home')
  const isAlone = before === -1 && after === Infinity
  if (isAlone) return shops.find(({ role }) => role === 'bought') ?? shops[0] ?? null
  const between = shops.find((place) => place.at > at && place.at < after)
  return between ?? shops.find((place) => place.at > at) ?? shops.at(-1) ?? null
}

function readClock(text: string): number | null {
  const found = /\b(\d{1,2})(?:[:.h](\d{2}))? ?([ap])\.?m\b|\b([01]?\d|2[0-3]):([0-5]\d)\b/i.exec(text)
  if (!found) return null
  const [, hour, minute, half, hour24, minute24] = found
  if (hour24 !== undefined) return Number(hour24) * 60 + Number(minute24)
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0)
  return Number(hour) > 12 ? null : hours * 60 + Number(minute ?? 0)
}
