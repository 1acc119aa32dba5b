import type { Purchase } from '../reading/read-question.ts'
import { countries, countryName } from '../../places/countries.ts'
import { formatMoney } from '../../money/money.ts'
import type { Estimate } from '../tools/estimate-purchase.ts'
import { notEligibleWords } from './not-eligible-words.ts'

/** An estimate in sentences: what comes back, on what it rests, what the law says beside it. */
export function describeEstimate(
  estimate: Estimate,
  { isCurrencyAssumed }: Pick<Purchase, 'isCurrencyAssumed'>,
): string {
  const { purchase, refund, vat, rate, note, inEuros, countryName: name } = estimate
  const assumed = isCurrencyAssumed ? ', read as euros,' : ''
  const rates = inEuros ? ` That is ${inEuros.euros}, with exchange rates of ${inEuros.ratesOf}.` : ''
  const law = estimate.lawNote ? ` ${estimate.lawNote}` : ''
  if (!estimate.isEligible) return `${notEligibleWords(estimate)}${rates} ${note}${law}`
  return (
    `For a purchase of ${purchase}${assumed} in ${name} the **estimated refund is ${refund}**: the price holds ${vat} of VAT at ` +
    `${rate}.${rates} ${note}${law}`
  )
}

/** Asks for the country, which decides rate and minimum. */
export function askForCountry({ money }: Purchase): string {
  return `In which country was the purchase of ${formatMoney(money)} made? I can estimate it for ${countries.map(countryName).join(', ')}.`
}
