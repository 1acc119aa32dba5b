/**
 * Returns the date (YYYY-MM-DD) a number of days after a day (YYYY-MM-DD) or after the first day of a month (YYYY-MM).
 */
export function daysAfter(dayOrMonth: string, days: number): string {
  const [year = 0, month = 1, date = 1] = dayOrMonth.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}
