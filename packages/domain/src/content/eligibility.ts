import { formatMoney, type Money } from '../money/money.ts'
import { countryName, type Country } from '../places/countries.ts'
import { countingRules } from '../vat/counting-rules.ts'
import { lawCounting } from './counting-words.ts'

/** The sentence for a purchase below the minimum (specification, section 8). */
export function notEligibleSentence(country: Country, minimum: Money): string {
  return `Your purchase does not qualify for a VAT refund. In ${countryName(country)}, purchases must exceed ${formatMoney(minimum)} to be eligible.`
}

/** What a shopper below the minimum can still try, in this country: how the law adds receipts up. */
export function whatCanStillWork(country: Country): string {
  return `${lawCounting(country)} ${countingRules[country].advice}`
}
