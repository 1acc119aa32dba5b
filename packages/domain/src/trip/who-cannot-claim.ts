import { ageRules } from '../vat/age-rules.ts'
import { residenceRule } from '../vat/residence-rules.ts'
import type { Country } from '../places/countries.ts'
import type { FormReadiness } from './proposed-form.ts'
import { goodsRuleOf } from './purchase-value.ts'
import type { Purchase, Traveler } from './trip-records.ts'

type Excluded = Extract<FormReadiness, { kind: 'excluded' }>

/** Returns why a purchase cannot be on any form; null if it can. */
export function exclusionOfGoods(purchase: Purchase): Excluded | null {
  const rule = goodsRuleOf(purchase)
  if (rule?.vat === 'left-out') return { kind: 'excluded', because: 'goods', text: rule.text }
  if (rule?.vat === 'none-in-price') return { kind: 'excluded', because: 'no-vat-in-price', text: rule.text }
  if (purchase.cents === 0) return { kind: 'excluded', because: 'nothing', text: 'The receipt is of 0.00.' }
  return null
}

/** Returns why a person cannot claim in a country; null if nothing known excludes them. */
export function exclusionOfPerson(
  traveler: Traveler | null,
  homeCountry: string | null,
  country: Country,
): Excluded | null {
  const residence = residenceRule(homeCountry, country)
  if (residence?.bars) return { kind: 'excluded', because: 'resident', text: residence.text }
  const { bars, age, text } = ageRules[country]
  if (bars && age !== null && traveler?.age != null && traveler.age < age)
    return { kind: 'excluded', because: 'age', text }
  return null
}
