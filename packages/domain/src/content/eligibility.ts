import { formatMoney, type Money } from '../money/money.ts'
import { countryName, type Country } from '../places/countries.ts'
import { countingRules } from '../vat/counting-rules.ts'
import type { VatRule } from '../vat/rules.ts'
import { lawCounting } from './counting-text.ts'
import { minimumToTheCent } from './rule-text.ts'

/** The fixed sentence for a purchase below the minimum. */
export function notEligibleSentence(country: Country, minimum: Money): string {
  return `Your purchase does not qualify for a VAT refund. In ${countryName(country)}, purchases must exceed ${formatMoney(minimum)} to be eligible.`
}

/**
 * What stands beside that sentence where the edition computes otherwise than it says: the sentence says "exceed", while
 * the guide counts from the minimum on (docs/product.md, Refund rules). Null where both say the same.
 */
export function trueComparison(rule: VatRule): string | null {
  if (rule.comparison === 'more-than') return null
  return `This guide counts ${minimumToTheCent(rule)}: that figure itself is enough.`
}

/** What a shopper below the minimum can still try, in this country: how the law adds receipts up. */
export function whatCanStillWork(country: Country): string {
  return `${lawCounting(country)} ${countingRules[country].advice}`
}
