import { instantAt, localAt } from '../calendar/zone-clock.ts'
import { formatTime } from '../content/format-time.ts'
import type { Country } from '../places/countries.ts'
import { timeZoneOf } from './pickup-time.ts'

/** The times that can be chosen: every half hour from 06:00 to 22:30. */
export const pickupTimes: readonly string[] = Array.from({ length: 34 }, (_, index) =>
  formatTime(6 * 60 + index * 30),
)

/** The last of these times that is not after a time of day (HH:MM); null before the first, and for what is no time. */
export function lastPickupTime(time: string): string | null {
  return /^\d\d:\d\d$/.test(time) ? (pickupTimes.findLast((one) => one <= time) ?? null) : null
}

/** The time of a form that nobody has touched. */
export const defaultPickupTime = '09:00'

const dayMs = 86_400_000

/**
 * The instant (ISO 8601, UTC) of a day (YYYY-MM-DD) and time (HH:MM) on a country's clock, wherever it is asked.
 * A time that a night skips is read by the clock before it (02:30 becomes 03:30); one that comes twice is the first.
 * Throws RangeError for what is no day or no time.
 */
export function pickupInstant({ date, time }: { date: string; time: string }, country: Country): string {
  return new Date(instantAt(`${date}T${time}`, timeZoneOf(country))).toISOString()
}

/** The day (YYYY-MM-DD) that an instant falls on in a country: what "today" is there. */
export function localDay(instant: Date, country: Country): string {
  return localAt(instant.getTime(), timeZoneOf(country)).slice(0, 10)
}

/** The last day that can be requested on a day: the database refuses what lies more than two years ahead. */
export function lastPickupDay(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year + 2, month - 1, day) - dayMs).toISOString().slice(0, 10)
}
