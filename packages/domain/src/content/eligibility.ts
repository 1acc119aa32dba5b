import { formatMoney, type Money } from '../money/money.ts'
import { countryName, type Country } from '../places/countries.ts'

const stillPossible: Record<Country, string> = {
  france:
    'One retailer may group receipts of up to three consecutive days on one form. Ask at the till before you pay.',
  spain: 'Receipts of one day from one store may count together. Ask the shop for a DIVA form.',
  italy:
    'Purchases of one day in one shop can be added up to reach the minimum. Ask at the till before you pay.',
  germany: 'Receipts of one day from one shop may count together. Ask at the till before you pay.',
}

/** The sentence for a purchase below the minimum (specification, section 8). */
export function notEligibleSentence(country: Country, minimum: Money): string {
  return `Your purchase does not qualify for a VAT refund. In ${countryName(country)}, purchases must exceed ${formatMoney(minimum)} to be eligible.`
}

/** What a shopper below the minimum can still try, in this country. */
export function whatCanStillWork(country: Country): string {
  return stillPossible[country]
}
