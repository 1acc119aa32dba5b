import { formatMoney, type Money } from '../money/money.ts'
import { countryName, type Country } from '../places/countries.ts'
import { countingRules } from '../vat/counting-rules.ts'
import type { VatRule } from '../vat/rules.ts'
import { lawCounting } from './counting-text.ts'
import { minimumToTheCent } from './rule-text.ts'

/** Returns the fixed sentence for a purchase below the minimum. */
export function notEligibleSentence(country: Country, minimum: Money): string {
  return `Your purchase does not qualify for a VAT refund. In ${countryName(country)}, purchases must exceed ${formatMoney(minimum)} to be eligible.`
}

/**
 * Returns a correction for editions that compute otherwise than the fixed sentence says: it says "exceed", while the
 * guide accepts exactly the minimum (docs/product.md, Refund rules). Null if both agree.
 */
export function trueComparison(rule: VatRule): string | null {
  if (rule.comparison === 'more-than') return null
  return `This guide counts ${minimumToTheCent(rule)}: that figure itself is enough.`
}

/** Returns what a shopper below the minimum can still try in this country: how the law combines receipts. */
export function whatCanStillWork(country: Country): string {
  return `${lawCounting(country)} ${countingRules[country].advice}`
}
