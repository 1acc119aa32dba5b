import type { Purchase } from '../reading/read-question.ts'
import { countries, countryName } from '../../places/countries.ts'
import { formatMoney } from '../../money/money.ts'
import type { Estimate } from '../tools/estimate-purchase.ts'
import { notEligibleText } from './not-eligible-text.ts'

/** Returns an estimate in sentences: the refund, what it is based on, and what today's law says, if it differs. */
export function describeEstimate(
  estimate: Estimate,
  { isCurrencyAssumed }: Pick<Purchase, 'isCurrencyAssumed'>,
): string {
  const {
    purchase,
    refund,
    vat,
    rate,
    minimumText,
    note,
    inEuros,
    countryName: name,
    answers,
    lawNote,
  } = estimate
  const assumed = isCurrencyAssumed ? ', read as euros,' : ''
  const rates = inEuros ? ` That is ${inEuros.euros}, with exchange rates of ${inEuros.ratesOf}.` : ''
  if (answers) {
    const { headline, guide, law, ask, atRate } = answers
    const short = estimate.missing ? ` At ${purchase} you are ${estimate.missing} short.` : ''
    return (
      `A purchase of ${purchase}${assumed} in ${name}: **${headline}**${rates}\n- ${guide}${short}\n- ${law}\n\n` +
      [ask, atRate].filter(Boolean).join(' ')
    )
  }
  const law = lawNote ? ` ${lawNote}` : ''
  if (!estimate.isEligible) return `${notEligibleText(estimate)}${rates} ${note}${law}`
  const counted = lawNote ? ` The minimum that is counted with: ${minimumText}.` : ''
  return (
    `For a purchase of ${purchase}${assumed} in ${name} the **estimated refund is ${refund}**: the price includes ${vat} of VAT at ` +
    `${rate}.${rates} ${note}${counted}${law}`
  )
}

/** Asks for the country, which decides rate and minimum. */
export function askForCountry({ money }: Purchase): string {
  return `In which country was the purchase of ${formatMoney(money)} made? I can estimate it for ${countries.map(countryName).join(', ')}.`
}
