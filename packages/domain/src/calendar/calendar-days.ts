import { daysInMonth } from './calendar-date.ts'

const dayInMilliseconds = 86_400_000

/** Returns the number of days from 1 January 1970 to a day (YYYY-MM-DD). */
export function dayNumber(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date) / dayInMilliseconds
}

/** Returns the date (YYYY-MM-DD) that many days later, or earlier if `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * dayInMilliseconds).toISOString().slice(0, 10)
}

/**
 * Returns the date (YYYY-MM-DD) that many months later. A day that the month lacks becomes its last day: 31 August plus
 * six months is 28 February, or 29 February in a leap year.
 */
export function addMonths(day: string, months: number): string {
  const lastDay = endOfMonth(day, months)
  return `${lastDay.slice(0, 8)}${day.slice(8) < lastDay.slice(8) ? day.slice(8) : lastDay.slice(8)}`
}

/** Returns the last day of the month that many months after the day's month (0 = its own). */
export function endOfMonth(day: string, months: number): string {
  const [year = 1970, month = 1] = day.split('-').map(Number)
  const monthsIn = year * 12 + month - 1 + months
  const [inYear, inMonth] = [Math.floor(monthsIn / 12), (monthsIn % 12) + 1]
  return [String(inYear).padStart(4, '0'), two(inMonth), two(daysInMonth(inYear, inMonth))].join('-')
}

const two = (part: number) => String(part).padStart(2, '0')
