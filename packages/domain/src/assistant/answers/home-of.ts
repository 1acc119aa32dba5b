import type { Question } from '../reading/read-question.ts'
import type { SpokenPlace } from '../reading/spoken-places.ts'
import type { ForeignPlace } from '../reading/foreign-places.ts'
import type { Subject as Explainable } from '../tools/explain.ts'

/** Permits of residents. */
const permits =
  /\b(?:(?:residence|resident|work|study) (?:permit|card|visa)|student visa|blue card|temporary protection|asylum|erasmus|residencia|residency|carte de sejour|titre de sejour|permesso di soggiorno|aufenthaltstitel)\b/
/** Together with a place in the EU. "Does it work in Italy" is not about a job. */
const staysToWork =
  /\b(?:study|studying|working (?:in|at|for)|(?:i|we|he|she|they|who|to|and|wife|husband|daughter|son|also|now|currently) work (?:in|at|for (?!me\b|us\b|my\b|him\b|her\b))|(?:my|a) (?:masters?|phd|internship) (?:in|at))\b/
const livingWord = /^(?:live|moved|lives|lived|living|reside|resides|residents?|domiciled|home|based)$/

/**
 * Returns the explanation for somebody with the home that a question names. Null if it names none. The home decides; a
 * passport counts only if no home is named, and never leads to "no".
 */
export function explainedHome({ foreign, places, line }: Question): Explainable | null {
  const isHere = places.length > 0 || foreign.some(({ foreign: there }) => there.zone === 'eu')
  const words = line.split(' ')
  // "She is from Martinique, lives there": the place was named before.
  const livesAt = words.findLastIndex((word, at) => livingWord.test(word) && words[at + 1] !== 'there')
  // "Dubai is my home, residence visa and all"
  const isSettledOutside =
    livesAt >= 0 &&
    !/\b(?:student|study|erasmus|work)\b/.test(line) &&
    foreign.some(({ role, foreign: there }) => role === 'home' && there.zone === 'outside')
  if (permits.test(line) && !isSettledOutside) return 'studies-in-eu'
  // "I study in Boston, may I claim in Rome?"
  const isOutsideThere = foreign.some(
    ({ at, foreign: there }) =>
      there.zone === 'outside' && staysToWork.test(words.slice(Math.max(0, at - 3), at).join(' ')),
  )
  if (isHere && staysToWork.test(line) && !isOutsideThere) return 'studies-in-eu'
  const isHome = (one: Pick<SpokenPlace, 'role' | 'at' | 'length' | 'isFromEarlier'>) =>
    one.role === 'home' &&
    (one.isFromEarlier === true ||
      livesAt < 0 ||
      one.at > livesAt ||
      /^residents?$/.test(words[one.at + one.length] ?? ''))
  const home = foreign.find(isHome)
  if (home) return byName[home.foreign.name] ?? explained[home.foreign.zone]
  if (livesAt >= 0 && places.some(isHome)) return 'lives-in-eu'
  // "I am from Berlin", "a German tourist"; "I am German" does not name a home.
  const isFrom = ({ role, isNation }: SpokenPlace) => role === 'home' && !isNation
  if (places.some(isFrom)) return 'lives-in-eu'
  if (places.some(({ role }) => role === 'papers' || role === 'home')) return null
  const papers = foreign.find(({ role }) => role === 'papers')
  return papers && papers.foreign.zone !== 'eu' ? explained[papers.foreign.zone] : null
}

/** Homes without a right to a refund. */
const barred: ReadonlySet<Explainable> = new Set([
  'lives-in-eu',
  'lives-in-northern-ireland',
  'lives-in-monaco',
  'lives-in-french-overseas',
  'studies-in-eu',
])

/** Returns whether there is no refund for this home. */
export const isBarred = (home: Explainable): boolean => barred.has(home)

/** Places with other rules than the country around them. */
const byName: Record<string, Explainable> = {
  Gibraltar: 'lives-in-gibraltar',
  Monaco: 'lives-in-monaco',
  Andorra: 'lives-in-andorra',
  'San Marino': 'lives-in-andorra',
  Guadeloupe: 'lives-in-french-overseas',
  Martinique: 'lives-in-french-overseas',
  Réunion: 'lives-in-french-overseas',
  'French Guiana': 'lives-in-french-overseas',
  Mayotte: 'lives-in-french-overseas',
}

const explained: Record<ForeignPlace['zone'], Explainable> = {
  eu: 'lives-in-eu',
  'great-britain': 'lives-in-great-britain',
  'northern-ireland': 'lives-in-northern-ireland',
  canaries: 'lives-in-canaries',
  outside: 'lives-outside',
}

/**
 * Returns the explanation for people from a country outside the EU that a question names in any way: "can Brits claim".
 */
export function explainedZone({ foreign, places, line }: Question): Explainable | null {
  if (places.some(({ role }) => role === 'papers' || role === 'home')) return null
  const words = line.split(' ')
  const named = foreign.find(
    ({ role, at, foreign: there }) => role === 'named' && there.zone !== 'eu' && words[at - 1] !== 'in',
  )
  return named ? (byName[named.foreign.name] ?? explained[named.foreign.zone]) : null
}
