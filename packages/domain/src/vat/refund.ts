import { Big } from 'big.js'
import type { RateTable } from '../money/exchange.ts'
import { convert } from '../money/convert.ts'
import type { Currency } from '../money/currencies.ts'
import type { Money } from '../money/money.ts'
import { toMoney } from '../money/to-money.ts'
import { roundHalfUp } from '../money/round-half-up.ts'
import type { Country } from '../places/countries.ts'
import { findRule, type RulesEditionId, type VatRule } from './rules.ts'

export type RefundQuestion = {
  purchase: Money
  country: Country
  editionId: RulesEditionId
  rates: RateTable
}

/**
 * `purchase`, `netPrice`, `vat`, `refund` and `operatorFee` are in the entered currency; `euros` is the
 * purchase in EUR and `minimum` the rule's minimum in EUR. `euroCentsAboveMinimum` is negative when the
 * purchase is not eligible: what is missing until it would be.
 */
export type RefundEstimate = {
  purchase: Money
  netPrice: Money
  vat: Money
  refund: Money
  operatorFee: Money
  rule: VatRule
  euros: Money
  minimum: Money
  isEligible: boolean
  euroCentsAboveMinimum: number
}

/**
 * Estimates a refund (docs/product.md, Refund rules): VAT = amount - amount / (1 + rate), refund = the rule's share of
 * that exact VAT. Each is rounded once, half up to hundredths, so the refund can be a cent off the share of the VAT as
 * printed; the operator's fee is what is left of the printed VAT. 0.00 when the purchase is not eligible.
 * Eligibility compares the purchase in euros, rounded to cents, with the country's minimum.
 * Throws RangeError when the purchase's hundredths are no safe integer or are negative.
 */
export function estimateRefund({ country, editionId, ...question }: RefundQuestion): RefundEstimate {
  return estimateByRule({ ...question, rule: findRule(editionId, country) })
}

/** Estimates a refund by a given rule. */
export function estimateByRule({
  purchase,
  rule,
  rates,
}: Pick<RefundQuestion, 'purchase' | 'rates'> & { rule: VatRule }): RefundEstimate {
  if (!Number.isSafeInteger(purchase.cents) || purchase.cents < 0) throw new RangeError('not a purchase')
  const euros = convert(purchase, 'EUR', rates)
  const minimum = toMoney(rule.minimumPurchase, 'EUR')
  const euroCentsAboveMinimum = compareWithMinimum(euros.cents, minimum.cents, rule.comparison)
  const isEligible = euroCentsAboveMinimum >= 0

  const { currency } = purchase
  const vatCents = shareOfVat(1, purchase.cents, rule.rate)
  const refundCents = isEligible ? shareOfVat(rule.refundShare, purchase.cents, rule.rate) : 0
  return {
    purchase,
    netPrice: money(purchase.cents - vatCents, currency),
    vat: money(vatCents, currency),
    refund: money(refundCents, currency),
    operatorFee: money(isEligible ? vatCents - refundCents : 0, currency),
    rule,
    euros,
    minimum,
    isEligible,
    euroCentsAboveMinimum,
  }
}

/**
 * Returns a share (a fraction) of the VAT inside a price that includes it, in hundredths. It multiplies first and
 * divides last, so the single rounding is exact.
 */
export function shareOfVat(share: number, cents: number, rate: number): number {
  const [shareMils, rateMils] = [Math.round(share * 1000), Math.round(rate * 1000)]
  const product = cents * rateMils * shareMils
  // Integers are as exact and a hundred times faster: a trip of 500 purchases is summed at every key press.
  if (shareMils / 1000 === share && rateMils / 1000 === rate && Number.isSafeInteger(product * 2)) {
    const divisor = (1000 + rateMils) * 1000
    const rest = product % divisor
    return (product - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
  }
  return roundHalfUp(new Big(cents).times(rate).times(share).div(new Big(rate).plus(1)))
}

function compareWithMinimum(cents: number, minimumCents: number, comparison: VatRule['comparison']): number {
  const firstEligibleCents = comparison === 'at-least' ? minimumCents : minimumCents + 1
  return cents >= firstEligibleCents ? cents - minimumCents : cents - firstEligibleCents
}

function money(cents: number, currency: Currency): Money {
  return { currency, cents }
}
