import { daysAfter } from './days-after.ts'
import type { RuleSource } from './rule-source.ts'
import { type Checked, type Statement, statements } from './statements.ts'

/** Days without a check after which a rule counts as old. */
export const recheckAfterDays = 90

/**
 * A rule or record that has needed a new check since a day (YYYY-MM-DD): it is `old`, or its own date has come (`due`).
 */
export type RuleToCheck = { name: string; because: 'old' | 'due'; since: string }

/** The day (YYYY-MM-DD) on which the desk last confirmed a record, by the id of its statement. */
export type DeskChecks = Readonly<Record<string, string>>

/** The state of a record on a day: its last check, its sources, and whether it needs a new check. */
export type StandingRule = {
  id: string
  name: string
  /** The later of the record's own day and the desk's; null if it was never checked. */
  checkedOn: string | null
  /** The URLs of the sources, each once; null for a document without a URL. */
  sources: { name: string; url: string | null }[]
  alarmOn: string | null
  overdue: Pick<RuleToCheck, 'because' | 'since'> | null
}

/**
 * Returns every record with a day of its check (statements.ts), by its state on a day (YYYY-MM-DD): those that need a
 * new check first, the longest overdue first; the rest by the age of their check. Records that were read together are
 * as old as the oldest check among them.
 */
export function standingRules(today: string, checks: DeskChecks = {}): StandingRule[] {
  return statements()
    .map((statement) => standingOf(statement, today, checks[statement.id]))
    .sort((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

/** Returns the records that need a new check on a day (YYYY-MM-DD), the longest overdue first. */
export function rulesToCheck(today: string, checks: DeskChecks = {}): RuleToCheck[] {
  return standingRules(today, checks).flatMap(({ name, overdue }) => (overdue ? { name, ...overdue } : []))
}

/** Returns whether the id belongs to a record that can be checked. */
export const isRuleId = (id: string): boolean => statements().some((statement) => statement.id === id)

function standingOf(
  { id, name, records, alarmOn }: Statement,
  today: string,
  desk: string = never,
): StandingRule {
  const own = oldest(records)
  const checkedOn = desk > own ? desk : own
  const oldFrom = daysAfter(checkedOn, recheckAfterDays + 1)
  // A record's own date is due until somebody has checked it on or after that day.
  const isDue = alarmOn !== undefined && alarmOn <= today && desk < alarmOn
  return {
    id,
    name,
    checkedOn: checkedOn === never ? null : checkedOn,
    sources: sourcesOf(records),
    alarmOn: alarmOn ?? null,
    overdue: isDue
      ? { because: 'due', since: alarmOn }
      : oldFrom <= today
        ? { because: 'old', since: oldFrom }
        : null,
  }
}

const orderOf = ({ overdue, checkedOn }: StandingRule) =>
  overdue ? `0${overdue.since}` : `1${checkedOn ?? never}`

/** Returns the sources of records, each once. */
function sourcesOf(records: readonly Checked[]): StandingRule['sources'] {
  const named = records.flatMap((record): StandingRule['sources'] => {
    const { source, sourceName, sources = [] } = record
    const own: readonly (RuleSource | string)[] = source ? [source, ...sources] : sources
    return own.map((one) => {
      if (typeof one !== 'string') return { name: one.name, url: one.url }
      return one.startsWith('http')
        ? { name: sourceName ?? one.split('/')[2]!, url: one }
        : { name: one, url: null }
    })
  })
  return [...new Map(named.map((one) => [one.url ?? one.name, one])).values()]
}

/** Returns the day of the oldest check among records; a record without a day counts as never checked. */
function oldest(records: readonly Checked[]): string {
  return records.map(({ checkedOn }) => checkedOn ?? never).sort()[0] ?? never
}

const never = '1970-01-01'
