import { countries, countryName } from '../places/countries.ts'
import { ageRules } from './age-rules.ts'
import { countingRules } from './counting-rules.ts'
import { type DatedRecord, datedRecords } from './dated-records.ts'
import { exportClock, formClocks } from './export-clock.ts'
import { officialChecks, operatorChecks } from './form-checks.ts'
import { goodsRules } from './goods-rules.ts'
import { missedStampRules } from './missed-stamp-rules.ts'
import { payoutFigures } from './payout-figures.ts'
import { findRule, newestLawEditionId } from './rules.ts'
import { wholeFormRule } from './whole-form-rule.ts'

/** Days after which a rule that nobody has looked at again counts as old. */
export const lookAgainAfterDays = 90

/** A rule or record that asks for a new look since a day (YYYY-MM-DD): it is `old`, or its own date has come (`due`). */
export type RuleToCheck = { name: string; because: 'old' | 'due'; since: string }

/**
 * What is to be looked at again on a day (YYYY-MM-DD): the rules of the newest law, how receipts count, deadlines, goods,
 * ages, what is paid out, and the records with an alarm date. The product guide's own constants are no statement about today, so they never ask.
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
      { name: `${name}: kinds of goods`, checkedOn: oldest(goodsRules[country]) },
      { name: `${name}: age`, checkedOn: ageRules[country].checkedOn },
      { name: `${name}: what each way pays`, checkedOn: oldest(payoutFigures[country]) },
      { name: `${name}: a form that nobody stamped`, checkedOn: missedStampRules[country].checkedOn },
    ]
  })
  const records: DatedRecord[] = Object.values(datedRecords)
  return [
    ...ofCountries,
    { name: 'Deadline of the goods', checkedOn: exportClock.checkedOn },
    { name: 'Where a form is looked up', checkedOn: oldest({ ...officialChecks, ...operatorChecks }) },
    { name: 'Spain: a form is validated whole', checkedOn: wholeFormRule.checkedOn },
    ...records.map(({ what, checkedOn, alarmOn }) => ({ name: what, checkedOn, alarmOn })),
  ]
}

/** The day of the oldest check among records. */
function oldest(records: Record<string, { checkedOn: string } | null>): string {
  const days = Object.values(records).flatMap((record) => (record ? [record.checkedOn] : []))
  return days.sort()[0] ?? '1970-01-01'
}

function daysAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}
