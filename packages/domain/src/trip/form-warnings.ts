import { ageRules } from '../vat/age-rules.ts'
import { countingRules } from '../vat/counting-rules.ts'
import { residenceRule } from '../vat/residence-rules.ts'
import { wholeFormRule } from '../vat/whole-form-rule.ts'
import type { FormByRules, FormWarning } from './proposed-form.ts'
import { goodsRuleOf } from './purchase-value.ts'
import type { Purchase, Traveler } from './trip-records.ts'

type Question = {
  purchases: readonly Purchase[]
  traveler: Traveler | null
  homeCountry: string | null
}

/** Returns the warnings of a proposed form, the most serious first. */
export function warningsOf(form: FormByRules, { purchases, traveler, homeCountry }: Question): FormWarning[] {
  const { country, state } = form
  const warnings: FormWarning[] = []
  const residence = residenceRule(homeCountry, country)
  if (residence) warnings.push({ id: 'resident', ...words(residence) })
  const age = ageRules[country]
  if (age.age !== null && traveler?.age != null && traveler.age < age.age)
    warnings.push({ id: 'age', ...words(age) })
  if (state.kind === 'excluded') return warnings
  if (traveler === null)
    warnings.push({
      id: 'no-traveler',
      text: 'One form belongs to one passport. Choose whose.',
      source: null,
      checkedOn: null,
    })
  if (country === 'spain') warnings.push({ id: 'whole-form', ...words(wholeFormRule) })
  if (state.kind === 'ready' && state.isAskByOver)
    warnings.push({
      id: 'form-not-noted',
      ...words(countingRules[country]),
      text: 'No form is noted here, and the last day to have it written has passed. If the shop wrote it, note it now.',
    })
  if (new Set(purchases.map(({ locationId, shop }) => locationId ?? shop)).size > 1 && !form.mallId)
    warnings.push({
      id: 'two-sellers',
      ...words(countingRules[country]),
      text: 'These receipts name different shops. They count together only as one seller with one VAT number: ask at the till.',
    })
  for (const rule of new Set(purchases.map(goodsRuleOf)))
    if (rule?.vat === 'not-known')
      warnings.push({
        id: 'goods-not-known',
        text: rule.text,
        source: rule.source,
        checkedOn: rule.checkedOn,
      })
  const { otherReading, checkedOn } = countingRules[country]
  if (otherReading)
    warnings.push({ id: 'other-reading', text: otherReading.text, source: otherReading.source, checkedOn })
  return warnings
}

const words = ({ text, source, checkedOn }: Pick<FormWarning, 'text' | 'source' | 'checkedOn'>) => ({
  text,
  source,
  checkedOn,
})
