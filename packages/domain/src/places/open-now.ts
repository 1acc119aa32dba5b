import { localAt } from '../calendar/zone-clock.ts'
import type { RefundLocation } from '../wire/refund-location.ts'
import type { Country } from './countries.ts'
import { readOpeningRules, type OpeningRule, type Span } from './opening-rules.ts'
import { isPublicHoliday } from './public-holidays.ts'

/**
 * Whether a place is open. Times are minutes after midnight in local time. `closesAt` is null if it does not close
 * within a week; `opensInDays` is 0 today, 1 tomorrow; `holiday`: the hours are for other days, so nothing is claimed.
 */
export type OpenState =
  | { kind: 'open'; closesAt: number | null }
  | { kind: 'closed'; opens: { inDays: number; weekday: number; at: number } | null }
  | { kind: 'holiday' }

type HoursOfLocation = Pick<
  RefundLocation,
  'country' | 'opening_hours' | 'hours' | 'hours_checked' | 'hours_stale' | 'warning'
>

const timeZones: Record<Country, string> = {
  france: 'Europe/Paris',
  spain: 'Europe/Madrid',
  italy: 'Europe/Rome',
  germany: 'Europe/Berlin',
}
const maxAgeMonths = 36
/** Words that restrict a source's own hours; hours with them cannot be computed. */
const reservation =
  /\b(?:may|vary|varies|check|summer|winter|season|later|longer|earlier|special|not found)\b/

/**
 * Returns whether the place is open at an instant. Null if unknown: no hours, hours older than three years, undated or
 * stale hours, hours with a restriction in words, a weekday that the source omits, or a place with a warning.
 */
export function openState(location: HoursOfLocation, now: Date): OpenState | null {
  return areCurrent(location, now) ? openByHours(location, now) : null
}

/**
 * Returns the same for hours of any age, for plans that say so. Null only if the hours cannot be parsed, or for a
 * weekday that the source omits.
 */
export function openByHours(
  { country, hours }: Pick<HoursOfLocation, 'country' | 'hours'>,
  now: Date,
): OpenState | null {
  const rules = readOpeningRules(hours ?? '')
  if (!rules) return null
  const clock = readClock(now, timeZones[country])
  const today = hoursOf(rules, country, clock.day)
  if (today === 'unknown') return null
  if (today === 'holiday') return { kind: 'holiday' }
  const current = today.find(({ opens, closes }) => opens <= clock.minutes && clock.minutes < closes)
  if (current) return { kind: 'open', closesAt: closingTime(rules, country, clock.day, current) }
  return { kind: 'closed', opens: nextOpening(rules, country, clock, today) }
}

function areCurrent(
  { opening_hours, hours, hours_checked, hours_stale, warning }: HoursOfLocation,
  now: Date,
): boolean {
  if (!hours || !hours_checked || hours_stale || warning || reservation.test(opening_hours ?? ''))
    return false
  const [year = 0, month = 0] = hours_checked.split('-').map(Number)
  const age = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month
  return age >= 0 && age <= maxAgeMonths
}

type Clock = { day: string; minutes: number }

/** Returns the date and local time in a time zone, with daylight saving. */
function readClock(now: Date, timeZone: string): Clock {
  const [day = '', time = ''] = localAt(now.getTime(), timeZone).split('T')
  return { day, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) }
}

/** Returns the opening spans of a day, empty if closed. A later rule replaces an earlier one, as in OpenStreetMap. */
function hoursOf(rules: OpeningRule[], country: Country, day: string): Span[] | 'holiday' | 'unknown' {
  const ofDay = (weekday: number) =>
    rules.findLast((rule) => isInPeriod(rule, day) && rule.days.includes(weekday))
  if (isPublicHoliday(country, day)) return ofDay(7)?.spans ?? 'holiday'
  const weekday = weekdayOf(day)
  const named = ofDay(weekday)
  if (named) return named.spans
  // "Su 11:00-21:00" alone says nothing about other days; rules for all working days mean closed on the rest.
  const namesWorkingWeek = [0, 1, 2, 3, 4].every((working) =>
    rules.some(({ days }) => days.includes(working)),
  )
  return namesWorkingWeek ? [] : 'unknown'
}

function isInPeriod({ from, to }: OpeningRule, day: string): boolean {
  const at = Number(day.slice(5, 7)) * 100 + Number(day.slice(8))
  return from <= to ? from <= at && at <= to : at >= from || at <= to
}

/** Hours until midnight and from midnight on are one span; null if that continues for a week. */
function closingTime(rules: OpeningRule[], country: Country, day: string, current: Span): number | null {
  let { closes } = current
  for (let ahead = 1; ahead <= 7 && closes === 1440; ahead++) {
    const next = hoursOf(rules, country, addDays(day, ahead))
    const first = Array.isArray(next) ? next.find(({ opens }) => opens === 0) : undefined
    if (!first) return closes
    closes = first.closes
    if (ahead === 7) return null
  }
  return closes
}

/** Looks up to six days ahead; nothing is said beyond a day with unknown hours. */
function nextOpening(rules: OpeningRule[], country: Country, { day, minutes }: Clock, today: Span[]) {
  const later = today.find(({ opens }) => opens > minutes)
  if (later) return { inDays: 0, weekday: weekdayOf(day), at: later.opens }
  for (let inDays = 1; inDays <= 6; inDays++) {
    const then = addDays(day, inDays)
    const spans = hoursOf(rules, country, then)
    if (!Array.isArray(spans)) return null
    if (spans[0]) return { inDays, weekday: weekdayOf(then), at: spans[0].opens }
  }
  return null
}

const atNoon = (day: string) => new Date(`${day}T12:00Z`)
/** 0 is Monday. */
const weekdayOf = (day: string) => (atNoon(day).getUTCDay() + 6) % 7
const addDays = (day: string, count: number) =>
  new Date(atNoon(day).getTime() + count * 86_400_000).toISOString().slice(0, 10)
