import { type Checked, statements } from './statements.ts'

/** Days after which a rule that nobody has looked at again counts as old. */
export const lookAgainAfterDays = 90

/** A rule or record that asks for a new look since a day (YYYY-MM-DD): it is `old`, or its own date has come (`due`). */
export type RuleToCheck = { name: string; because: 'old' | 'due'; since: string }

/**
 * What is to be looked at again on a day (YYYY-MM-DD): every record that names the day of its check (statements.ts), and
 * those whose alarm date has come. What was read together is old by the oldest check in it.
 */
export function rulesToCheck(today: string): RuleToCheck[] {
  const isBefore = (day: string) => day <= today
  return statements().flatMap(({ name, records, alarmOn }): RuleToCheck[] => {
    if (alarmOn !== undefined && isBefore(alarmOn)) return [{ name, because: 'due', since: alarmOn }]
    const oldFrom = daysAfter(oldest(records), lookAgainAfterDays + 1)
    return isBefore(oldFrom) ? [{ name, because: 'old', since: oldFrom }] : []
  })
}

/** The day of the oldest check among records; one that names no day at all counts as never checked. */
function oldest(records: readonly Checked[]): string {
  return records.map(({ checkedOn }) => checkedOn ?? never).sort()[0] ?? never
}

const never = '1970-01-01'

/** A month counts from its first day. */
function daysAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}
