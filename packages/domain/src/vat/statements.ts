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
import type { RuleSource } from './rule-source.ts'
import { findRule, newestLawEditionId } from './rules.ts'
import { wholeFormRule } from './whole-form-rule.ts'

/**
 * A checked record: its day (YYYY-MM-DD) or month (YYYY-MM, counted from its first day); null for never. If it has a
 * source, it is in one of the other fields: one record, several, a URL, or the name of a document.
 */
export type Checked = {
  checkedOn: string | null
  source?: RuleSource | string | null
  sourceName?: string
  sources?: readonly RuleSource[]
}

/**
 * Records that are checked together. `alarmOn` is their own date, if any. `id` never changes, because the desk's checks
 * are stored by it.
 */
export type Statement = { id: string; name: string; records: readonly Checked[]; alarmOn?: string }

/**
 * Returns every record with the day of its check, grouped by what must be read again: rules of the newest law, how
 * receipts count, deadlines, goods, ages, residence, payouts, letters, lookups, changes of the law, the advice at
 * customs, stores and desks. Browser code must not import it: the records of places are 300 kB. The product guide's own
 * constants are not statements about today; letters about a missed stamp depend on its rule.
 */
export function statements(): Statement[] {
  const ofCountries = countries.flatMap((country): Statement[] => {
    const of = (id: string, what: string, records: readonly Checked[]): Statement => ({
      id: `${country}.${id}`,
      name: `${countryName(country)}: ${what}`,
      records,
    })
    return [
      of('rate-and-minimum', 'rate and minimum', [findRule(newestLawEditionId, country)]),
      of('receipts', 'which receipts count together', [countingRules[country]]),
      of('form-back', 'way back of the form', [formClocks[country]]),
      of('goods', 'kinds of goods', recordsIn(goodsRules[country])),
      of('age', 'age', [ageRules[country]]),
      of('payout', 'what each way pays', recordsIn(payoutFigures[country])),
      of('missed-stamp', 'a form that nobody stamped', [missedStampRules[country]]),
      of('look-ups', 'stores and desks that were looked up', lookedUpIn(country)),
    ]
  })
  return [
    ...ofCountries,
    { id: 'deadline', name: 'Deadline of the goods', records: [exportClock] },
    {
      id: 'form-checks',
      name: 'Where a form is looked up',
      records: recordsIn({ ...officialChecks, ...operatorChecks }),
    },
    { id: 'spain.whole-form', name: 'Spain: a form is validated whole', records: [wholeFormRule] },
    { id: 'homes', name: 'Homes that change the rule', records: residenceRules },
    { id: 'law-changes', name: 'Changes of the law', records: recordsIn(lawChanges) },
    { id: 'practices', name: 'What shops and operators pay', records: recordsIn(payoutPractices) },
    { id: 'spain.letter', name: 'Spain: letter to the shop', records: [claimToShop] },
    { id: 'last-day', name: 'The last day: how long things take', records: recordsIn(durations) },
    {
      id: 'hall',
      name: 'Help in the hall: what sources say',
      records: [...factsOfHall(), ...ownFormFacts],
    },
    ...Object.entries<DatedRecord>(datedRecords).map(([id, record]) => ({
      id: `dated.${id}`,
      name: record.what,
      records: [record],
      alarmOn: record.alarmOn,
    })),
  ]
}

const recordsIn = (records: Record<string, Checked | null>): Checked[] =>
  Object.values(records).flatMap((record) => record ?? [])

const lookedUpIn = (chosen: Country): Checked[] =>
  refundLocations.flatMap(({ country, looked_up_on: checkedOn, source }) =>
    country === chosen && checkedOn ? [{ checkedOn, source }] : [],
  )

const factsOfHall = (): Fact[] =>
  Object.values(facts).flatMap((record) =>
    Object.values(record).filter((fact): fact is Fact => typeof fact === 'object'),
  )
