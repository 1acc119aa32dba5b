import { convert } from '@retour/domain/money/exchange'
import { formatMoney, type Money } from '@retour/domain/money/money'
import { displayName } from '@retour/domain/places/display-name'
import { countryName } from '@retour/domain/places/countries'
import type { RefundEstimate } from '@retour/domain/vat/refund'
import type { VatRule } from '@retour/domain/vat/rules'
import { formatLongDay } from '@retour/domain/content/format-day'
import type { Calculation } from './calculation.ts'

/** Where and when: "Paris, 21 November 2026". */
export function dateline({ city, madeOn }: Pick<Calculation, 'city' | 'madeOn'>): string {
  return `${displayName(city)}, ${formatLongDay(madeOn)}`
}

/** What the rule asks for, and from when it is. A source that is an address is linked beside it instead. */
export function ruleSentence(rule: VatRule, minimum: Money): string {
  const asks = ruleDemand(rule, minimum)
  if (!hasSourceLink(rule)) return `${asks} From the ${rule.source}.`
  return `${asks} Rule since ${formatLongDay(rule.validFrom)}, checked ${formatLongDay(rule.checkedOn)}.`
}

function ruleDemand({ country, minimumPurchase, comparison }: VatRule, minimum: Money): string {
  const name = countryName(country)
  if (minimumPurchase === 0) return `${name} sets no minimum purchase.`
  if (comparison === 'more-than')
    return `In ${name} purchases must exceed ${formatMoney(minimum)}, VAT included.`
  return `In ${name} the minimum is ${formatMoney(minimum)} in one store on one day, VAT included.`
}

/** Is the rule's source an address that can be opened? */
export function hasSourceLink({ source }: Pick<VatRule, 'source'>): boolean {
  return source.startsWith('https://')
}

/** How far the purchase is from the minimum: "EUR 20.01 short", "EUR 1,150.00 above the minimum". */
export function marginWords({ isEligible, euroCentsAboveMinimum, minimum }: RefundEstimate): string {
  const margin = formatMoney({ currency: 'EUR', cents: Math.abs(euroCentsAboveMinimum) })
  if (!isEligible) return `${margin} short`
  if (minimum.cents === 0) return 'No minimum to reach'
  return euroCentsAboveMinimum === 0 ? 'Exactly the minimum' : `${margin} above the minimum`
}

/** Which rate turned the purchase into euros: "1 EUR = USD 1.0832, ECB rate of 20 November 2026". */
export function rateWords({ purchase, rates }: Pick<Calculation, 'purchase' | 'rates'>): string {
  const rate = Number(rates.rates[purchase.currency].toPrecision(5))
  const origin =
    rates.source === 'fallback'
      ? `estimated, rates of ${formatLongDay(rates.date)}`
      : `ECB rate of ${formatLongDay(rates.date)}`
  return `1 EUR = ${purchase.currency} ${rate}, ${origin}`
}

/** The same amount in euros, at the calculation's own rate. */
export function inEuros(money: Money, { rates }: Pick<Calculation, 'rates'>): Money {
  return convert(money, 'EUR', rates)
}
