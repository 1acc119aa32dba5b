import type { RefundLocation } from '../wire/refund-location.ts'
import type { WarningKind } from './warning-kind.ts'

/** What is known of a location's source; the records and the answer of the search both have it. */
export type Evidence = Pick<RefundLocation, 'source' | 'source_dated' | 'source_before' | 'warning_kind'>

/**
 * How far a location's record can be trusted. Days are YYYY-MM-DD or YYYY-MM. `checked`: a source that can be opened
 * names it, shows its date, and is younger than a year; whatever falls short of that is never called checked.
 */
export type Standing =
  | { kind: 'checked'; on: string }
  | { kind: 'aged'; on: string }
  | { kind: 'older-than'; before: string }
  | { kind: 'undated' }
  | { kind: 'remembered' }
  | { kind: 'warned'; warning: WarningKind }

/** The standing of a record on a day (YYYY-MM-DD). A warning comes before whatever its source is worth. */
export function standingOf(evidence: Evidence, today: string): Standing {
  const { source_dated: on, source_before: before, warning_kind: warning } = evidence
  if (warning) return { kind: 'warned', warning }
  if (!sourceAddress(evidence)) return { kind: 'remembered' }
  if (on) return { kind: isWithinYear(on, today) ? 'checked' : 'aged', on }
  return before ? { kind: 'older-than', before } : { kind: 'undated' }
}

/** The same for a page that is built once: nothing on it is called checked, as nobody knows when it is read. */
export const standingOnPage = (evidence: Evidence): Standing => standingOf(evidence, '9999')

/** Is a day or month less than a year before `today`? A month counts from its first day. */
export function isWithinYear(dayOrMonth: string, today: string): boolean {
  return `${Number(dayOrMonth.slice(0, 4)) + 1}${dayOrMonth.slice(4)}` > today
}

/** The address of a record's source; null when it rests on general knowledge. */
export function sourceAddress({ source }: Pick<Evidence, 'source'>): string | null {
  return source?.startsWith('http') ? source : null
}

const worstFirst: Standing['kind'][] = ['warned', 'remembered', 'undated', 'older-than', 'aged', 'checked']

/** The standing of several records told together: the weakest of them, the oldest where they are alike. */
export function weakestStanding(standings: readonly Standing[]): Standing | null {
  const [weakest] = standings.toSorted(
    (a, b) => worstFirst.indexOf(a.kind) - worstFirst.indexOf(b.kind) || dayOf(a).localeCompare(dayOf(b)),
  )
  return weakest ?? null
}

const dayOf = (standing: Standing) => ('on' in standing ? standing.on : '')
