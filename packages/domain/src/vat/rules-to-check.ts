import { daysAfter } from './days-after.ts'
import type { RuleSource } from './rule-source.ts'
import { type Checked, type Statement, statements } from './statements.ts'

/** Days after which a rule that nobody has looked at again counts as old. */
export const recheckAfterDays = 90

/** A rule or record that asks for a new look since a day (YYYY-MM-DD): it is `old`, or its own date has come (`due`). */
export type RuleToCheck = { name: string; because: 'old' | 'due'; since: string }

/** When somebody at the desk last found a record unchanged (YYYY-MM-DD), by the id of its statement. */
export type DeskChecks = Readonly<Record<string, string>>

/** How a record stands on a day: when it was looked at last, where it was read, and whether it asks for a new look. */
export type StandingRule = {
  id: string
  name: string
  /** The newer of the record's own day and the desk's; null where nobody ever did. */
  checkedOn: string | null
  /** Where it was read, each address once; a document without an address has null. */
  sources: { name: string; url: string | null }[]
  alarmOn: string | null
  overdue: Pick<RuleToCheck, 'because' | 'since'> | null
}

/**
 * Every record that names the day of its check (statements.ts), as it stands on a day (YYYY-MM-DD): those that ask for a new
 * look first, the longest first; the rest by the age of their check. What was read together is old by the oldest check in it.
 */
export function standingRules(today: string, checks: DeskChecks = {}): StandingRule[] {
  return statements()
    .map((statement) => standingOf(statement, today, checks[statement.id]))
    .sort((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

/** What is to be looked at again on a day (YYYY-MM-DD), the longest overdue first. */
export function rulesToCheck(today: string, checks: DeskChecks = {}): RuleToCheck[] {
  return standingRules(today, checks).flatMap(({ name, overdue }) => (overdue ? { name, ...overdue } : []))
}

/** Is this the id of a record that somebody can look at? */
export const isRuleId = (id: string): boolean => statements().some((statement) => statement.id === id)

function standingOf(
  { id, name, records, alarmOn }: Statement,
  today: string,
  desk: string = never,
): StandingRule {
  const own = oldest(records)
  const checkedOn = desk > own ? desk : own
  const oldFrom = daysAfter(checkedOn, recheckAfterDays + 1)
  // Its own date asks until somebody has looked on that day or after it.
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

/** Where records were read, each place once. */
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

/** The day of the oldest check among records; one that names no day at all counts as never checked. */
function oldest(records: readonly Checked[]): string {
  return records.map(({ checkedOn }) => checkedOn ?? never).sort()[0] ?? never
}

const never = '1970-01-01'
