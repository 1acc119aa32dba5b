const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const longMonths =
  'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

/** Formats a day (YYYY-MM-DD): "21 Feb 2027". Independent of the time zone. */
export function formatDay(day: string): string {
  const { year, month, date } = readDay(day)
  return `${date} ${months[month - 1]} ${year}`
}

/** Formats a near day (YYYY-MM-DD) with its weekday: "Sat 21 Nov". */
export function formatNearDay(day: string): string {
  const { year, month, date } = readDay(day)
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, date)).getUTCDay()]
  return `${weekday} ${date} ${months[month - 1]}`
}

/** Formats "2026-11-21" as "21 November 2026", and the month "2025-05" as "May 2025". Independent of the time zone. */
export function formatLongDay(dayOrMonth: string): string {
  const { date } = readDay(dayOrMonth)
  return date ? `${date} ${formatMonth(dayOrMonth)}` : formatMonth(dayOrMonth)
}

/** Formats the month of a day or month (YYYY-MM-DD or YYYY-MM): "May 2025". */
export function formatMonth(dayOrMonth: string): string {
  const { year, month } = readDay(dayOrMonth)
  return `${longMonths[month - 1]} ${year}`
}

function readDay(day: string): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, date }
}
