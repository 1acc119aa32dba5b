import type { RefundLocation } from '../wire/refund-location.ts'
import type { WarningKind } from './warning-kind.ts'

/** The evidence of a location's source, in records and in search results. */
export type Evidence = Pick<RefundLocation, 'source' | 'source_dated' | 'source_before' | 'warning_kind'>

/**
 * The reliability of a location's record. Days are YYYY-MM-DD or YYYY-MM. `checked`: an accessible source names it,
 * shows its date, and is less than a year old; nothing less is called checked.
 */
export type Standing =
  | { kind: 'checked'; on: string }
  | { kind: 'aged'; on: string }
  | { kind: 'older-than'; before: string }
  | { kind: 'undated' }
  | { kind: 'remembered' }
  | { kind: 'warned'; warning: WarningKind }

/** Returns the reliability of a record on a day (YYYY-MM-DD). A warning outranks the quality of its source. */
export function standingOf(evidence: Evidence, today: string): Standing {
  const { source_dated: on, source_before: before, warning_kind: warning } = evidence
  if (warning) return { kind: 'warned', warning }
  if (!sourceAddress(evidence)) return { kind: 'remembered' }
  if (on) return { kind: isWithinYear(on, today) ? 'checked' : 'aged', on }
  return before ? { kind: 'older-than', before } : { kind: 'undated' }
}

/**
 * Returns the reliability for a page that is built once. It is never `checked`, because nobody knows when the page is
 * read.
 */
export const standingOnPage = (evidence: Evidence): Standing => standingOf(evidence, '9999')

/** Returns whether a day or month is less than a year before `today`. A month counts from its first day. */
export function isWithinYear(dayOrMonth: string, today: string): boolean {
  return `${Number(dayOrMonth.slice(0, 4)) + 1}${dayOrMonth.slice(4)}` > today
}

/** Returns the URL of a record's source; null for general knowledge. */
export function sourceAddress({ source }: Pick<Evidence, 'source'>): string | null {
  return source?.startsWith('http') ? source : null
}

const worstFirst: Standing['kind'][] = ['warned', 'remembered', 'undated', 'older-than', 'aged', 'checked']

/** Returns the reliability of several records together: the weakest, and the oldest of equal ones. */
export function weakestStanding(standings: readonly Standing[]): Standing | null {
  const [weakest] = standings.toSorted(
    (a, b) => worstFirst.indexOf(a.kind) - worstFirst.indexOf(b.kind) || dayOf(a).localeCompare(dayOf(b)),
  )
  return weakest ?? null
}

const dayOf = (standing: Standing) => ('on' in standing ? standing.on : '')
