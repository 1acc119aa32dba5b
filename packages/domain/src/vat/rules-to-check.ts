import { countries, countryName } from '../places/countries.ts'
import { countingRules } from './counting-rules.ts'
import { type DatedRecord, datedRecords } from './dated-records.ts'
import { exportClock, formClocks } from './export-clock.ts'
import { findRule, newestLawEditionId } from './rules.ts'

/** Days after which a rule that nobody has looked at again counts as old. */
export const lookAgainAfterDays = 90

/** A rule or record that asks for a new look since a day (YYYY-MM-DD): it is `old`, or its own date has come (`due`). */
export type RuleToCheck = { name: string; because: 'old' | 'due'; since: string }

/**
 * What is to be looked at again on a day (YYYY-MM-DD): the rules of the newest law, how receipts count, deadlines, and the
 * records with an alarm date. The product guide's own constants are no statement about today, so they never ask.
 */
export function rulesToCheck(today: string): RuleToCheck[] {
  const isBefore = (day: string) => day <= today
  return statements().flatMap(({ name, checkedOn, alarmOn }): RuleToCheck[] => {
    if (alarmOn !== undefined && isBefore(alarmOn)) return [{ name, because: 'due', since: alarmOn }]
    const oldFrom = daysAfter(checkedOn, lookAgainAfterDays + 1)
    return isBefore(oldFrom) ? [{ name, because: 'old', since: oldFrom }] : []
  })
}

type Statement = { name: string; checkedOn: string; alarmOn?: string }

function statements(): Statement[] {
  const ofCountries = countries.flatMap((country): Statement[] => {
    const name = countryName(country)
    return [
      { name: `${name}: rate and minimum`, checkedOn: findRule(newestLawEditionId, country).checkedOn },
      { name: `${name}: which receipts count together`, checkedOn: countingRules[country].checkedOn },
      { name: `${name}: way back of the form`, checkedOn: formClocks[country].checkedOn },
    ]
  })
  const records: DatedRecord[] = Object.values(datedRecords)
  return [
    ...ofCountries,
    { name: 'Deadline of the goods', checkedOn: exportClock.checkedOn },
    ...records.map(({ what, checkedOn, alarmOn }) => ({ name: what, checkedOn, alarmOn })),
  ]
}

function daysAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}
