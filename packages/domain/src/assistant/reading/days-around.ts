import type { ParsedResult } from 'chrono-node/en'
import { addDays } from '../../calendar/calendar-days.ts'
import { isCalendarDate } from '../../vat/deadlines.ts'
import type { Span } from './words.ts'

/** `day` is null where it can be two days. */
export type Found = Span & { day: string | null; isLeaving: boolean; orDay?: string }

/** What a day is the day of: the last of these words before it tells. */
const cue =
  /\b(?<toCome>fly|flying|flight|flies|leave|leaving|leaves|depart\w*|return|returning|go(?:ing)? (?:home|back)|travel\w*|until|trip|arriv\w+|will (?:be|buy)|(?:if|when) (?:i|we) buy|going to buy|plan\w*|next)\b|\b(?:bought|purchas\w+|paid|got|spent|last|since|stamped|dated?|invoice|receipt)\b/g
/** "End of August" is no day of it, unless one is named behind it: "on the 26th". */
const partOfMonth = /\b(?:end|start|beginning|middle|mid|early|late)(?: of| in)?(?: the)? $/
const dayBehind = /^[^.;!?]{0,20}\bthe (\d{1,2})(?:st|nd|rd|th)\b/
/** A day of the week in a text. */
export const weekdays = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
/** The day that stands behind a part of a month; null where none does, undefined where no part of a month is named. */
export function dayInMonth(
  { start, text, index }: ParsedResult,
  plain: string,
  today: string,
): Found | null | undefined {
  const ownPart = text.replace(/\w+$/, '').toLowerCase()
  const before = `${plain.slice(Math.max(0, index - 16), index)}${ownPart}`
  const month = start.get('month')
  if (!start.isCertain('month') || month === null || !partOfMonth.test(before) || /\d/.test(text))
    return undefined
  const end = index + text.length
  const date = dayBehind.exec(plain.slice(end))?.[1]
  const isLeaving = isToCome(plain.slice(Math.max(0, index - 60), index))
  const day = date ? fit(Number(date), month, undefined, today, isLeaving) : null
  return day ? { start: index, end, day, isLeaving } : null
}

/** "If I leave on Sunday", "my Friday flight", "next Friday": the first such day behind today, and for "next" the one after it. */
export function weekdayToCome(
  { text, index, start }: ParsedResult,
  plain: string,
  before: string,
  today: string,
): Pick<Found, 'day' | 'orDay' | 'isLeaving'> | null {
  const isAlone = start.isCertain('weekday') && !(start.isCertain('day') && start.isCertain('month'))
  if (!isAlone || !weekdays.test(text)) return null
  const isFlight = /^ (?:\w+ )?(?:flight|departure|train|ferry)\b/.test(plain.slice(index + text.length))
  if (
    !isFlight &&
    (lastCue(before) !== 'to-come' || /^last/i.test(text) || /\b(?:until|till|by) $/.test(before))
  )
    return null
  const distance = ((start.get('weekday') ?? 0) - new Date(`${today}T12:00:00Z`).getUTCDay() + 7) % 7 || 7
  const day = addDays(today, distance)
  return { day, isLeaving: true, ...(/^next/i.test(text) ? { orDay: addDays(day, 7) } : {}) }
}

/** Which of these words is the last before a day, if there is one. */
export function lastCue(before: string): 'to-come' | 'past' | null {
  const sentence = before.split(/[.;!?]/).at(-1) ?? ''
  const last = [...sentence.matchAll(cue)].at(-1)
  return last ? (last.groups?.toCome ? 'to-come' : 'past') : null
}

/** Do the words before a day speak of leaving? */
export const isToCome = (before: string) => lastCue(before) === 'to-come'

/** A date as YYYY-MM-DD; without a year the last such day, or the next one. Null where the calendar has none. */
export function fit(
  date: number,
  month: number,
  year: string | undefined,
  today: string,
  isToCome: boolean,
): string | null {
  const thisYear = Number(today.slice(0, 4))
  const inYear = (distance: number) => write(thisYear + distance, month, date)
  const near = isToCome
    ? inYear(0) >= today
      ? inYear(0)
      : inYear(1)
    : inYear(0) <= today
      ? inYear(0)
      : inYear(-1)
  const day = year ? write(Number(year), month, date) : near
  return isCalendarDate(day) ? day : null
}

/** YYYY-MM-DD. */
export const write = (year: number, month: number, date: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
