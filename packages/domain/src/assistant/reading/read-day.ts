import { isCalendarDate } from '../../vat/deadlines.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthName = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'

/** `ambiguous` = a day like 03/04 that half of the world reads the other way round. */
export type SpokenDay = { day: string } | 'ambiguous' | null

/**
 * The day of a purchase as people write it: "12 September", "Sept 12th 2026", "2026-09-12", "25/9", "yesterday". Without
 * a year it is the last such day up to today. `today` and what comes back are YYYY-MM-DD.
 */
export function readDay(text: string, today: string): SpokenDay {
  const line = text.toLowerCase()
  if (/\byesterday\b/.test(line)) return { day: dayBefore(today) }
  if (/\btoday\b|\bthis morning\b/.test(line)) return { day: today }
  const iso = /\b(\d{4}-\d{2}-\d{2})\b/.exec(line)?.[1]
  if (iso) return isCalendarDate(iso) ? { day: iso } : null
  const named =
    new RegExp(
      `\\b(?<date>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthName}\\.?,?(?: (?<year>20\\d\\d))?\\b`,
    ).exec(line) ??
    new RegExp(`\\b${monthName}\\.? (?<date>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>20\\d\\d))?\\b`).exec(line)
  if (named) {
    const month = months.findIndex((name) => named.slice(1).includes(name)) + 1
    return fit(Number(named.groups?.date), month, named.groups?.year, today)
  }
  const figures = /\b(\d{1,2})[/.](\d{1,2})(?:[/.](20\d\d|\d\d))?\b(?![.,]?\d)/.exec(line)
  if (!figures || !/[/]/.test(figures[0] + (figures[3] ? '/' : ''))) return null
  const [first, second] = [Number(figures[1]), Number(figures[2])]
  const year = figures[3]?.padStart(4, '20')
  if (first <= 12 && second <= 12 && first !== second && figures[0].includes('/')) return 'ambiguous'
  return first > 12 || figures[0].includes('.')
    ? fit(first, second, year, today)
    : fit(second, first, year, today)
}

function fit(date: number, month: number, year: string | undefined, today: string): SpokenDay {
  const write = (inYear: number) =>
    `${inYear}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  const thisYear = Number(today.slice(0, 4))
  const day = year ? write(Number(year)) : write(thisYear) <= today ? write(thisYear) : write(thisYear - 1)
  return isCalendarDate(day) ? { day } : null
}

function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date - 1)).toISOString().slice(0, 10)
}
