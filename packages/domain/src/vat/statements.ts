import { durations } from '../exit/day/durations.ts'
import { type Fact, facts } from '../exit/help/facts.ts'
import { ownFormFacts } from '../exit/help/form-lines.ts'
import { countries, countryName, type Country } from '../places/countries.ts'
import { refundLocations } from '../places/refund-locations.ts'
import { claimToShop } from '../trip/letters/claim-to-shop.ts'
import { ageRules } from './age-rules.ts'
import { countingRules } from './counting-rules.ts'
import { type DatedRecord, datedRecords } from './dated-records.ts'
import { exportClock, formClocks } from './export-clock.ts'
import { officialChecks, operatorChecks } from './form-checks.ts'
import { goodsRules } from './goods-rules.ts'
import { lawChanges, payoutPractices } from './law-changes.ts'
import { missedStampRules } from './missed-stamp-rules.ts'
import { payoutFigures } from './payout-figures.ts'
import { residenceRules } from './residence-rules.ts'
import { findRule, newestLawEditionId } from './rules.ts'
import { wholeFormRule } from './whole-form-rule.ts'

/** Something that was checked: a day (YYYY-MM-DD), a month (YYYY-MM) that counts from its first day; null for never. */
export type Checked = { checkedOn: string | null }

/** What is looked at again at once: `records` were read together, `alarmOn` is their own date, if they have one. */
export type Statement = { name: string; records: readonly Checked[]; alarmOn?: string }

/**
 * Every record with the day of its check, by what somebody has to read again: rules of the newest law, how receipts count,
 * deadlines, goods, ages, homes, what is paid out, letters, look-ups, changes of the law, what is told in the hall, stores
 * and desks. No browser code may import it: the records of places are 300 kB. The
 * product guide's own constants are no statement about today; letters about a missed stamp rest on the rule of it.
 */
export function statements(): Statement[] {
  const ofCountries = countries.flatMap((country): Statement[] => {
    const name = countryName(country)
    return [
      { name: `${name}: rate and minimum`, records: [findRule(newestLawEditionId, country)] },
      { name: `${name}: which receipts count together`, records: [countingRules[country]] },
      { name: `${name}: way back of the form`, records: [formClocks[country]] },
      { name: `${name}: kinds of goods`, records: recordsIn(goodsRules[country]) },
      { name: `${name}: age`, records: [ageRules[country]] },
      { name: `${name}: what each way pays`, records: recordsIn(payoutFigures[country]) },
      { name: `${name}: a form that nobody stamped`, records: [missedStampRules[country]] },
      { name: `${name}: stores and desks that were looked up`, records: lookedUpIn(country) },
    ]
  })
  const records: DatedRecord[] = Object.values(datedRecords)
  return [
    ...ofCountries,
    { name: 'Deadline of the goods', records: [exportClock] },
    { name: 'Where a form is looked up', records: recordsIn({ ...officialChecks, ...operatorChecks }) },
    { name: 'Spain: a form is validated whole', records: [wholeFormRule] },
    { name: 'Homes that change the rule', records: residenceRules },
    { name: 'Changes of the law', records: recordsIn(lawChanges) },
    { name: 'What shops and operators pay', records: recordsIn(payoutPractices) },
    { name: 'Spain: letter to the shop', records: [claimToShop] },
    { name: 'The last day: how long things take', records: recordsIn(durations) },
    { name: 'Help in the hall: what sources say', records: [...factsOfHall(), ...ownFormFacts] },
    ...records.map((record) => ({ name: record.what, records: [record], alarmOn: record.alarmOn })),
  ]
}

const recordsIn = (records: Record<string, Checked | null>): Checked[] =>
  Object.values(records).flatMap((record) => record ?? [])

const lookedUpIn = (chosen: Country): Checked[] =>
  refundLocations.flatMap(({ country, looked_up_on: checkedOn }) =>
    country === chosen && checkedOn ? [{ checkedOn }] : [],
  )

const factsOfHall = (): Fact[] =>
  Object.values(facts).flatMap((record) =>
    Object.values(record).filter((fact): fact is Fact => typeof fact === 'object'),
  )
