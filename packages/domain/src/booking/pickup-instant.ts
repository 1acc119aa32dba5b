import { formatTime } from '../content/format-time.ts'
import type { Country } from '../places/countries.ts'
import { timeZoneOf } from './pickup-time.ts'

/** The times that can be chosen: every half hour from 06:00 to 22:30. */
export const pickupTimes: readonly string[] = Array.from({ length: 34 }, (_, index) =>
  formatTime(6 * 60 + index * 30),
)

/** The time of a form that nobody has touched. */
export const defaultPickupTime = '09:00'

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * The instant (ISO 8601, UTC) of a day (YYYY-MM-DD) and time (HH:MM) on a country's clock, wherever it is asked.
 * A time that a night skips is read by the clock before it (02:30 becomes 03:30); one that comes twice is the first.
 * Throws RangeError for what is no day or no time.
 */
export function pickupInstant({ date, time }: { date: string; time: string }, country: Country): string {
  const reading = Date.parse(`${date}T${time}:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time) || !isDay(date, reading))
    throw new RangeError('neither a day nor a time')
  const timeZone = timeZoneOf(country)
  // Clocks change once in many weeks, so a day earlier and a day later show every offset that may hold.
  const before = reading - offsetMs(reading - dayMs, timeZone)
  const after = reading - offsetMs(reading + dayMs, timeZone)
  const isReadAs = (instant: number) => instant + offsetMs(instant, timeZone) === reading
  const instants = [before, after].filter(isReadAs)
  return new Date(instants.length > 0 ? Math.min(...instants) : before).toISOString()
}

/** The day (YYYY-MM-DD) that an instant falls on in a country: what "today" is there. */
export function localDay(instant: Date, country: Country): string {
  return new Date(instant.getTime() + offsetMs(instant.getTime(), timeZoneOf(country)))
    .toISOString()
    .slice(0, 10)
}

/** The last day that can be requested on a day: the database refuses what lies more than two years ahead. */
export function lastPickupDay(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year + 2, month - 1, day) - dayMs).toISOString().slice(0, 10)
}

/** 31 June is read as 1 July by some and refused by others: it is no day. */
const isDay = (date: string, reading: number) =>
  !Number.isNaN(reading) && new Date(reading).toISOString().startsWith(date)

/** How far a zone's clock is ahead of UTC at an instant, in whole minutes. */
function offsetMs(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / minuteMs) * minuteMs
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(minute)
  const valueOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const reading = Date.UTC(
    valueOf('year'),
    valueOf('month') - 1,
    valueOf('day'),
    valueOf('hour'),
    valueOf('minute'),
  )
  return reading - minute
}
