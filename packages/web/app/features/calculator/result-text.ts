import { checkedDate } from '@retour/domain/content/checked-date'
import { convert } from '@retour/domain/money/convert'
import { formatMoney, type Money } from '@retour/domain/money/money'
import { displayName } from '@retour/domain/places/display-name'
import { countryName } from '@retour/domain/places/countries'
import { guideCounting } from '@retour/domain/vat/counting-rules'
import type { RefundEstimate } from '@retour/domain/vat/refund'
import type { VatRule } from '@retour/domain/vat/rules'
import { formatLongDay } from '@retour/domain/content/format-day'
import { m } from '#app/paraglide/messages.js'
import type { Calculation } from './calculation.ts'

/** Returns place and date: "Paris, 21 November 2026". */
export function dateline({ city, madeOn }: Pick<Calculation, 'city' | 'madeOn'>): string {
  return `${displayName(city)}, ${formatLongDay(madeOn)}`
}

/**
 * Returns the requirement of a rule and the date from which it applies. A source that is a URL is linked beside the
 * sentence instead.
 */
export function ruleSentence(rule: VatRule, minimum: Money): string {
  const requirement = ruleRequirement(rule, minimum)
  if (!hasSourceLink(rule)) return `${requirement} ${m.calculator_rule_from({ source: rule.source })}`
  const since = formatLongDay(rule.validFrom)
  return `${requirement} ${m.calculator_rule_since({ since, checkedDate: checkedDate(rule.checkedOn) })}`
}

function ruleRequirement({ country, minimumPurchase, comparison }: VatRule, minimum: Money): string {
  const name = countryName(country)
  if (minimumPurchase === 0) return m.calculator_rule_none({ country: name })
  const inputs = { country: name, amount: formatMoney(minimum) }
  return comparison === 'more-than'
    ? m.calculator_rule_exceed(inputs)
    : m.calculator_rule_minimum({ ...inputs, counted: guideCounting })
}

/** Returns whether the rule's source is a URL. */
export function hasSourceLink({ source }: Pick<VatRule, 'source'>): boolean {
  return source.startsWith('https://')
}

/** Returns the difference from the minimum: "EUR 20.01 short", "EUR 1,150.00 above the minimum". */
export function marginText({ isEligible, euroCentsAboveMinimum, minimum }: RefundEstimate): string {
  const amount = formatMoney({ currency: 'EUR', cents: Math.abs(euroCentsAboveMinimum) })
  if (!isEligible) return m.calculator_margin_short({ amount })
  if (minimum.cents === 0) return m.calculator_margin_no_minimum()
  return euroCentsAboveMinimum === 0 ? m.calculator_margin_exact() : m.calculator_margin_above({ amount })
}

/** Returns the rate of the conversion to euros: "1 EUR = USD 1.0832, ECB rate of 20 November 2026". */
export function rateText(made: Pick<Calculation, 'purchase' | 'rates' | 'isEstimated'>): string {
  const { purchase, rates, isEstimated } = made
  const rate = `${purchase.currency} ${Number(rates.rates[purchase.currency].toPrecision(5))}`
  const day = formatLongDay(rates.date)
  if (rates.source === 'fallback') return m.calculator_rate_estimated({ rate, month: day })
  return isEstimated ? m.calculator_rate_kept({ rate, day }) : m.calculator_rate_of_day({ rate, day })
}

/** Converts an amount to euros at the calculation's rate. */
export function inEuros(money: Money, { rates }: Pick<Calculation, 'rates'>): Money {
  return convert(money, 'EUR', rates)
}
