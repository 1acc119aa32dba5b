import { casual, type ParsedResult } from 'chrono-node/en'
import { addDays } from '../../calendar/calendar-days.ts'
import { currencyAfter } from './currency-words.ts'
import {
  dayInMonth,
  fit,
  isToCome,
  lastCue,
  weekdayToCome,
  weekdays,
  write,
  type Found,
} from './days-around.ts'
import type { Span } from './words.ts'

/** `ambiguous`: a day like 03/04, whose order of day and month depends on the country. */
export type SpokenDay = { day: string } | 'ambiguous' | null
/** The days that a question names. */
export type SpokenDays = {
  /** The day of the purchase: the first that is not a day of leaving. */
  day: SpokenDay
  /** All certain days up to today that are not days of leaving, in the order of the text. */
  past: string[]
  /** All certain days in the order of the text, YYYY-MM-DD. */
  days: string[]
  /** The days on which somebody leaves. "Next Friday" is two of them, because people mean either. */
  leaving: string[]
  /** The positions of dates, including months with a year. */
  spans: Span[]
}

/** Without one of these there is no date, and the parser is not called. */
const hint =
  /\d ?[/.-] ?\d|(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|yesterday|today|this (?:morning|afternoon)|tonight|\bago\b|\bback\b|\blast\b|day\b|tomorrow|\bin (?:\d{1,2}|an?|one|two|three|four|five|six) (?:day|week)s?\b/u
const inFigures =
  /(?<![\d.,/:'-])(?<!\p{Sc} ?)(?:(?<year>20\d\d)(?<sep>[./-])(?<month>\d{1,2})\k<sep>(?<date>\d{1,2})|(?<first>\d{1,2})(?<sep2> ?[./-] ?)(?<second>\d{1,2})(?:\k<sep2>(?<end>20\d\d|\d\d))?)(?![\d'])(?![.,/:-]\d)/gu
const withCurrency =
  /(?<=[€$£¥] ?)\d[\d.,]{0,20}|(?<![\d.,])\d[\d.,]{0,20}(?= ?(?:(?:[a-z]{1,3} ?)?[€$£¥]|eur|euros?|usd|gbp|chf|cad|aud|jpy|cny|sgd|dollars?|pounds?|yen|yuan|francs?)(?![a-z]))/g
/** Words before "12.10" if it is a day, and before a day in the future. */
const onDay = /(?<!\p{L})(?:on|am|le|el|il|vom|since|op|dated?|em|dia)(?: the)? $/u
/** A period, not a day of it. */
const vagueTime = /^(?:last|this|next|past|the past|the last) (?:day|week|month|year|quarter)\b/i
/** "Do I keep it now?" does not name a day. */
const noDay = /^now$/i
/** "The day before the flight" does not name a day. */
const dayBefore = /^(?:(?:an?|one|the|1) )?(?:day|week) (?:before|earlier|ahead)\b(?! yesterday)/i
const isToday = /\bthis (?:morning|afternoon|evening)\b|\btonight\b/i

/**
 * Returns the days in a lower-case text: "12 September", "Sept 12th 2026", "2026-09-12", "25/9", "yesterday", "two
 * weeks ago". Without a year it is the last such day up to today, or the next one if the words before it are about
 * leaving. `today` is YYYY-MM-DD.
 */
export function readDays(plain: string, today: string): SpokenDays {
  if (!hint.test(plain)) return { day: null, past: [], days: [], leaving: [], spans: [] }
  const figures = daysInFigures(plain, today)
  // Prices and numeric dates are removed, so that the parser does not read them as a time or month.
  const rest = plain
    .replaceAll(inFigures, (figure) => '_'.repeat(figure.length))
    .replaceAll(withCurrency, (figure) => '_'.repeat(figure.length))
  const words = daysInWords(rest, today)
  const found = [...figures.found, ...words.found].toSorted((a, b) => a.start - b.start)
  const first = found.find(({ isLeaving }) => !isLeaving)
  return {
    day: first ? (first.day === null ? 'ambiguous' : { day: first.day }) : null,
    past: found.flatMap(({ day, isLeaving }) => (day === null || isLeaving || day > today ? [] : [day])),
    days: found.flatMap(({ day }) => (day === null ? [] : [day])),
    leaving: found.flatMap(({ day, orDay, isLeaving }) =>
      day === null || !isLeaving || day < today ? [] : [day, ...(orDay ? [orDay] : [])],
    ),
    spans: [...figures.spans, ...words.spans],
  }
}

/**
 * Returns numeric dates: "25/9", "12.09.2026", "2026-09-12". With points or dashes they need a year, or a word like
 * "on" before them: "12.50" is a price.
 */
function daysInFigures(plain: string, today: string): { found: Found[]; spans: Span[] } {
  const found: Found[] = []
  const spans: Span[] = []
  for (const one of plain.matchAll(inFigures)) {
    const span = { start: one.index, end: one.index + one[0].length }
    const { year, month, date, first = '', second = '', end } = one.groups ?? {}
    const sign = (one.groups?.sep2 ?? '').trim()
    const before = plain.slice(Math.max(0, span.start - 60), span.start)
    const after = plain.slice(span.end, span.end + 12)
    if (year === undefined && end === undefined && sign !== '/' && !onDay.test(before)) continue
    if (one[0].replaceAll(' ', '') === '24/7' || /^ of\b| ?%/.test(after) || currencyAfter(after)) continue
    spans.push(span)
    const isLeaving = isToCome(before)
    const [a, b] = [Number(first), Number(second)]
    const isEither = sign !== '.' && a <= 12 && b <= 12 && a !== b
    if (year === undefined && isEither) {
      if (a > 0 && b > 0) found.push({ ...span, day: null, isLeaving })
      continue
    }
    const isDayFirst = a > 12 || sign === '.'
    const day =
      year === undefined
        ? fit(isDayFirst ? a : b, isDayFirst ? b : a, end?.padStart(4, '20'), today, isLeaving)
        : fit(Number(date), Number(month), year, today, isLeaving)
    if (day) found.push({ ...span, day, isLeaving })
  }
  return { found, spans }
}

function daysInWords(plain: string, today: string): { found: Found[]; spans: Span[] } {
  const instant = new Date(`${today}T12:00:00Z`)
  const found: Found[] = []
  const spans: Span[] = []
  for (const result of casual.parse(plain, { instant, timezone: 0 })) {
    if (vagueTime.test(result.text) || noDay.test(result.text) || dayBefore.test(plain.slice(result.index)))
      continue
    const inMonth = dayInMonth(result, plain, today)
    if (inMonth !== undefined) {
      if (inMonth) found.push(inMonth)
      spans.push(spanOf(result, plain))
      continue
    }
    const isDated =
      isToday.test(result.text) ||
      ['day', 'weekday', 'month'].some((part) => result.start.isCertain(part as 'day'))
    if (!isDated) continue
    const span = spanOf(result, plain)
    if (/\d/.test(plain.slice(span.start, span.end))) spans.push(span)
    const before = plain.slice(Math.max(0, span.start - 60), span.start)
    const isLeaving = isToCome(`${before}${/^(?:next|in|tomorrow)\b/i.test(result.text) ? 'next ' : ''}`)
    const toCome = weekdayToCome(result, plain, before, today)
    if (toCome) found.push({ ...span, ...toCome })
    for (const [index, part] of [result.start, result.end].entries()) {
      const day = !toCome && part && dayOf(part, plain.slice(span.start, span.end), before, today, isLeaving)
      if (day) found.push({ ...span, start: span.start + index, day, isLeaving })
    }
  }
  return { found, spans }
}

/** Returns the position of a date without the money after it: "12 March 2000 euros". */
function spanOf(result: ParsedResult, plain: string): Span {
  const end = result.index + result.text.length
  const year = result.start.get('year') ?? 0
  const isYear = year >= 2000 && year < 2100 && /20\d\d$/.test(result.text)
  const isMoney =
    currencyAfter(plain.slice(end, end + 12)) || /^(?:[.,]\d|k\b)/.test(plain.slice(end, end + 3))
  const isOdd = result.start.isCertain('year') && !isYear && !/ago$/i.test(result.text)
  const cut =
    isMoney || isOdd ? result.text.replace(/[\s,]*(?:\b(?:at|for) )?\d+(?:st|nd|rd|th)?$/i, '') : result.text
  return { start: result.index, end: result.index + (cut === '' ? result.text.length : cut.length) }
}

function dayOf(
  part: ParsedResult['start'],
  text: string,
  before: string,
  today: string,
  isLeaving: boolean,
): string | null {
  if (isToday.test(text)) return today
  const [year, month, date] = [part.get('year'), part.get('month'), part.get('day')]
  if (month === null || date === null) return null
  const isNamed = part.isCertain('month') && part.isCertain('day')
  const relative = /yesterday|today|tonight|tomorrow|^in\b|this|ago|back|earlier|before/i.test(text)
  // The parser knows it only with "the" before it.
  if (/^yesterday$/i.test(text) && /\bday before $/i.test(before)) return addDays(today, -2)
  if (isNamed && relative) return write(Number(year), month, date)
  if (isNamed) return fit(date, month, /20\d\d/.exec(text)?.[0], today, isLeaving)
  const isLast = weekdays.test(text) && (lastCue(before) === 'past' || /^last/i.test(text))
  if (!part.isCertain('weekday') || !isLast) return null
  const day = write(Number(year), month, date)
  return day < today ? day : addDays(day, -7)
}
