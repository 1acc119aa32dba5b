import { daysInMonth } from './calendar-date.ts'

const dayInMilliseconds = 86_400_000

/** The number of a day (YYYY-MM-DD) since 1 January 1970; days that follow each other differ by one. */
export function dayNumber(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date) / dayInMilliseconds
}

/** The day (YYYY-MM-DD) so many days later; earlier where `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * dayInMilliseconds).toISOString().slice(0, 10)
}

/**
 * The same day so many months later (YYYY-MM-DD). A day that the month lacks becomes its last: 31 August and six
 * months is 28 February, and 29 February of the next leap year.
 */
export function addMonths(day: string, months: number): string {
  const lastDay = endOfMonth(day, months)
  return `${lastDay.slice(0, 8)}${day.slice(8) < lastDay.slice(8) ? day.slice(8) : lastDay.slice(8)}`
}

/** The last day of the month that is so many months after the day's own (0). */
export function endOfMonth(day: string, months: number): string {
  const [year = 1970, month = 1] = day.split('-').map(Number)
  const monthsIn = year * 12 + month - 1 + months
  const [inYear, inMonth] = [Math.floor(monthsIn / 12), (monthsIn % 12) + 1]
  return [String(inYear).padStart(4, '0'), two(inMonth), two(daysInMonth(inYear, inMonth))].join('-')
}

const two = (part: number) => String(part).padStart(2, '0')
