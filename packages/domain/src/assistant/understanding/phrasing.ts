import { currencyWords } from '../reading/currency-words.ts'
import { conceptsOf } from './concepts.ts'
import { glossOf, withoutBlanks } from './foreign-words.ts'
import type { Question } from '../reading/read-question.ts'

/** "May" is missing because it is mostly the verb. */
const monthWords = new Set(
  'january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
)

/** The part of a question that determines its phrasing. */
export type Phrased = Pick<
  Question,
  | 'line'
  | 'language'
  | 'places'
  | 'foreign'
  | 'purchases'
  | 'ages'
  | 'day'
  | 'clockMinutes'
  | 'durations'
  | 'bag'
>

/**
 * Returns the words of a question, with placeholders for names, figures, currencies and months, so that "500 euros in
 * Rome" and "$90 in Nice" have the same phrasing: `@city`, `@hub` (an airport or station), `@country`, `@eu`,
 * `@outside` …, `#`, `¤`. Words of other languages are replaced by English if it is known. The facts follow at the end:
 * `+amount`, `+age`, `+home@eu` (a home in the EU).
 */
export function phrasingOf(question: Phrased): string[] {
  const { line, places, foreign } = question
  const signs = new Map<number, { sign: string; length: number }>()
  for (const { at, length, place } of places.filter(isSaidHere))
    signs.set(Math.floor(at), {
      length,
      sign: place === null ? '@country' : place.kind === 'city' ? '@city' : '@hub',
    })
  for (const { at, length, foreign: there } of foreign.filter(isSaidHere))
    if (!signs.has(Math.floor(at))) signs.set(Math.floor(at), { length, sign: `@${there.zone}` })
  const phrased: string[] = []
  const words = line.split(' ').filter(Boolean)
  for (let at = 0; at < words.length; at += 1) {
    const named = signs.get(at)
    const sign = named?.sign ?? signOf(words[at] ?? '')
    if (sign === null) phrased.push(...spokenAs(words[at] ?? '', question.language))
    else if (phrased.at(-1) !== sign) phrased.push(sign)
    // Without blanks, the name is in the middle of other words.
    if (named && withoutBlanks.includes(question.language))
      phrased.push(...spokenAs(words[at] ?? '', question.language))
    at += (named?.length ?? 1) - 1
  }
  return [...phrased, ...marksOf(question)]
}

/** The examples are English, so a word of another language counts by its translation, not by its letters. */
function spokenAs(word: string, language: string): string[] {
  if (language === 'en') return [word]
  const english = glossOf(word, language)
  return english.length > 0 ? english : conceptsOf.has(word) ? [word] : []
}

const isSaidHere = ({ isFromEarlier }: { isFromEarlier?: boolean }) => !isFromEarlier

function marksOf({ places, foreign, purchases, ages, day, clockMinutes, durations, bag }: Phrased): string[] {
  const marks = [
    ...(purchases.length > 0 ? ['+amount'] : []),
    ...(ages.length > 0 ? ['+age'] : []),
    ...(day === null ? [] : ['+day']),
    ...(clockMinutes === null ? [] : ['+clock']),
    ...(durations.length > 0 ? ['+duration'] : []),
    ...(bag === null ? [] : ['+bag']),
    ...places.map(({ role }) => `+${role}@ours`),
    ...foreign.map(({ role, foreign: there }) => `+${role}@${there.zone}`),
  ]
  return [...new Set(marks)]
}

function signOf(word: string): string | null {
  if (/\d/.test(word)) return '#'
  if (currencyWords.has(word) || /^[€$£¥₹₩]$/.test(word)) return '¤'
  return monthWords.has(word) ? '@month' : null
}
