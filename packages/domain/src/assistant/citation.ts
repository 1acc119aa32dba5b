import { addMonths } from '../calendar/calendar-days.ts'

/**
 * A page that an answer is based on. `dated` is the age of its sources: "guide of May 2025", "newest source July 2026,
 * 12 of 43 dated". If it mentions a check, `check` has its day (YYYY-MM-DD) and the text that replaces it after a year.
 */
export type Citation = {
  title: string
  path: string
  dated: string
  check?: { on: string; lapsed: string }
}

/**
 * Returns "Sources: [Charles de Gaulle Airport](/france/cdg), sources without dates · …", each page once; '' if there
 * are none. `today` is YYYY-MM-DD: a check that is older than a year is not called one.
 */
export function sourcesLine(citations: readonly Citation[], today: string): string {
  const once = [...new Map(citations.map((citation) => [citation.path, citation])).values()]
  if (once.length === 0) return ''
  return `Sources: ${once.map((one) => `[${one.title}](${one.path}), ${datedOn(one, today)}`).join(' · ')}`
}

function datedOn({ dated, check }: Citation, today: string): string {
  return check && addMonths(check.on, 12) < today ? check.lapsed : dated
}
