import { instantAt, localAt } from '../calendar/zone-clock.ts'
import { formatTime } from '../content/format-time.ts'
import type { Country } from '../places/countries.ts'
import { timeZoneOf } from './pickup-time.ts'

/** The selectable times: every half hour from 06:00 to 22:30. */
export const pickupTimes: readonly string[] = Array.from({ length: 34 }, (_, index) =>
  formatTime(6 * 60 + index * 30),
)

/**
 * Returns the latest of these times that is not after a time of day (HH:MM); null before the first, and for an invalid
 * time.
 */
export function lastPickupTime(time: string): string | null {
  return /^\d\d:\d\d$/.test(time) ? (pickupTimes.findLast((one) => one <= time) ?? null) : null
}

/** The initial time of the form. */
export const defaultPickupTime = '09:00'

const dayMs = 86_400_000

/**
 * Returns the instant (ISO 8601, UTC) of a day (YYYY-MM-DD) and time (HH:MM) in a country's time zone. A time skipped
 * by daylight saving uses the offset before it (02:30 becomes 03:30); of a repeated time, the first is used. Throws
 * RangeError for an invalid day or time.
 */
export function pickupInstant({ date, time }: { date: string; time: string }, country: Country): string {
  return new Date(instantAt(`${date}T${time}`, timeZoneOf(country))).toISOString()
}

/** Returns the date (YYYY-MM-DD) of an instant in a country. */
export function localDay(instant: Date, country: Country): string {
  return localAt(instant.getTime(), timeZoneOf(country)).slice(0, 10)
}

/** Returns the last day that can be requested on a day: the database refuses days more than two years ahead. */
export function lastPickupDay(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year + 2, month - 1, day) - dayMs).toISOString().slice(0, 10)
}
