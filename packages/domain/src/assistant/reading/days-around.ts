import type { ParsedResult } from 'chrono-node/en'
import { addDays } from '../../calendar/calendar-days.ts'
import { isCalendarDate } from '../../vat/deadlines.ts'
import type { Span } from './words.ts'

/** A day in a text. `day` is null if it can be two days. */
export type Found = Span & { day: string | null; isLeaving: boolean; orDay?: string }

/** Words before a day that say which day it is. The last one decides. */
const cue =
  /\b(?<toCome>fly|flying|flight|flies|leave|leaving|leaves|depart\w*|return|returning|go(?:ing)? (?:home|back)|travel\w*|until|trip|arriv\w+|will (?:be|buy)|(?:if|when) (?:i|we) buy|going to buy|plan\w*|next)\b|\b(?:bought|purchas\w+|paid|got|spent|last|since|stamped|dated?|invoice|receipt)\b/g
/** "End of August" is not a day, unless one follows: "on the 26th". */
const partOfMonth = /\b(?:end|start|beginning|middle|mid|early|late)(?: of| in)?(?: the)? $/
const dayBehind = /^[^.;!?]{0,20}\bthe (\d{1,2})(?:st|nd|rd|th)\b/
/** A weekday in a text. */
export const weekdays = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
/** Returns the day that follows a part of a month. Null if none follows, undefined if no part of a month is named. */
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

/**
 * Returns the next such weekday after today: "If I leave on Sunday", "my Friday flight". For "next Friday" it also
 * returns the one after it.
 */
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

/** Returns whether the last of these words before a day is about the future or the past, if there is one. */
export function lastCue(before: string): 'to-come' | 'past' | null {
  const sentence = before.split(/[.;!?]/).at(-1) ?? ''
  const last = [...sentence.matchAll(cue)].at(-1)
  return last ? (last.groups?.toCome ? 'to-come' : 'past') : null
}

/** Returns whether the words before a day are about leaving. */
export const isToCome = (before: string) => lastCue(before) === 'to-come'

/**
 * Returns a date as YYYY-MM-DD. Without a year it is the last such day, or the next one. Null if the date does not
 * exist.
 */
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

/** Formats a date as YYYY-MM-DD. */
export const write = (year: number, month: number, date: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
