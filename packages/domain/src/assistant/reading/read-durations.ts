import { countOf } from './number-words.ts'
import type { Span } from './words.ts'

/** A length of time: "3 months", "24h". `isAgo`: it is in the past ("5 months ago"). */
export type SpokenDuration = {
  count: number
  unit: 'hour' | 'day' | 'week' | 'month' | 'year'
  isAgo: boolean
}

const unitWords: Record<SpokenDuration['unit'] | 'minute', string> = {
  minute: 'min|mins|minutes?|minuten|minuti|minutos',
  hour: 'h|hrs?|hours?|heures?|horas?|ore|ora|stunden?|uur',
  day: 'days?|jours?|dias?|giorn[oi]|tage?n?|dagen',
  week: 'weeks?|wks?|semaines?|semanas?|settiman[ae]|wochen?|weken',
  month: 'months?|mos|mois|mes(?:es)?|mes[ei]|monate?n?|maanden',
  year: 'years?|yrs?|ans|anos|anni|jahre?n?|jaar',
}
const said = new RegExp(
  String.raw`(?<![a-z\d.,])(?<count>\d{1,3}(?:[.,]\d)?|[a-z]{1,9}|\d{1,2} and a half|[a-z]{3,9} and a half|half an?)[ -]?(?:full |whole |calendar |business |working )?(?:` +
    Object.entries(unitWords)
      .map(([unit, words]) => `(?<${unit}>${words})`)
      .join('|') +
    String.raw`)(?![a-z]|\d)(?![ -](?:olds?|alt)(?![a-z]))(?<ago> (?:ago|back|earlier)\b)?`,
  'g',
)
const before = /\b(?:for|in|within|of|after|about|last|il y a|seit|vor|hace|da|per)(?: the)? $/i

/**
 * Returns the durations in a lower-case text, in their order. Minutes are parts of an hour. `taken` are positions of
 * times ("at 14h") and ages.
 */
export function readDurations(
  plain: string,
  taken: readonly Span[] = [],
): { durations: SpokenDuration[]; spans: Span[] } {
  const found = [...plain.matchAll(said)].flatMap((one) => {
    if (taken.some(({ start, end }) => one.index >= start && one.index < end)) return []
    const { count = '', ago, ...units } = one.groups ?? {}
    const unit = (Object.keys(unitWords) as (keyof typeof unitWords)[]).find((name) => units[name])
    const isArticle = /^(?:an?|une?|un|ein\w*)$/i.test(count)
    if (isArticle && !ago && !before.test(plain.slice(Math.max(0, one.index - 16), one.index))) return []
    const amount = isArticle ? 1 : countIn(count.toLowerCase())
    if (unit === undefined || amount === null) return []
    const lasts = unit === 'minute' ? { count: amount / 60, unit: 'hour' as const } : { count: amount, unit }
    return [
      {
        duration: { ...lasts, isAgo: ago !== undefined },
        span: { start: one.index, end: one.index + one[0].length },
      },
    ]
  })
  return {
    durations: [...found.map(({ duration }) => duration), ...monthsBetween(plain)],
    spans: found.map(({ span }) => span),
  }
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const fromMonthTo = new RegExp(
  String.raw`\bfrom (?:the )?(?:(?:start|beginning|early|mid|middle|end) )?(?:of )?${month} (?:to|until|till|through) (?:the )?(?:(?:start|beginning|early|mid|middle|end) )?(?:of )?${month}\b`,
  'g',
)

/** Returns the months between two names: "From January to the end of August". The first and the last count half. */
function monthsBetween(plain: string): SpokenDuration[] {
  return [...plain.matchAll(fromMonthTo)].map(([, first = '', last = '']) => {
    const count = (monthNames.indexOf(last) - monthNames.indexOf(first) + 12) % 12
    return { count, unit: 'month', isAgo: false }
  })
}

function countIn(said: string): number | null {
  if (said.startsWith('half a')) return 0.5
  const half = said.endsWith(' and a half') ? 0.5 : 0
  const word = said.replace(' and a half', '').replace(',', '.')
  const count = /^\d/.test(word) ? Number(word) : countOf(word)
  return count === null ? null : count + half
}
