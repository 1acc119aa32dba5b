import { addMonths } from '../calendar/calendar-days.ts'

/**
 * A page of ours that an answer rests on. `dated` says how old it is: "guide of May 2025", "newest source July 2026, 12 of
 * 43 dated". Where it speaks of a check, `check` has its day (YYYY-MM-DD) and what is said once that is a year ago.
 */
export type Citation = {
  title: string
  path: string
  dated: string
  check?: { on: string; lapsed: string }
}

/**
 * "Sources: [Charles de Gaulle Airport](/france/cdg), sources without dates · …", each page once; '' for none. `today` is
 * YYYY-MM-DD: nothing is called checked when its check is older than a year.
 */
export function sourcesLine(citations: readonly Citation[], today: string): string {
  const once = [...new Map(citations.map((citation) => [citation.path, citation])).values()]
  if (once.length === 0) return ''
  return `Sources: ${once.map((one) => `[${one.title}](${one.path}), ${datedOn(one, today)}`).join(' · ')}`
}

function datedOn({ dated, check }: Citation, today: string): string {
  return check && addMonths(check.on, 12) < today ? check.lapsed : dated
}
