/** Two last days for the customs stamp, as YYYY-MM-DD: plan with `safe`, the law ends at `legal`. */
export type ExportDeadlines = { safe: string; legal: string }

/**
 * When goods bought on this day (YYYY-MM-DD) must have left the EU. `safe` is three months after the
 * purchase (specification, section 9); `legal` is the end of the third month after the month of purchase
 * (Directive 2006/112/EC, article 147). A day that the target month lacks becomes that month's last day.
 * Throws RangeError when the text is no calendar date.
 */
export function exportDeadlines(purchaseDate: string): ExportDeadlines {
  const { year, month, day } = readDate(purchaseDate)
  const target = { year: month > 9 ? year + 1 : year, month: month > 9 ? month - 9 : month + 3 }
  const lastDay = daysInMonth(target.year, target.month)
  return {
    safe: writeDate(target.year, target.month, Math.min(day, lastDay)),
    legal: writeDate(target.year, target.month, lastDay),
  }
}

/** Is this a day of the calendar, written YYYY-MM-DD? */
export function isCalendarDate(text: string): boolean {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!found) return false
  const [year = 0, month = 0, day = 0] = found.slice(1).map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

function readDate(text: string): { year: number; month: number; day: number } {
  if (!isCalendarDate(text)) throw new RangeError('not a calendar date')
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

function writeDate(year: number, month: number, day: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

function daysInMonth(year: number, month: number): number {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (month === 2) return isLeapYear ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
