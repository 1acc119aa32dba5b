import { goodsRules, type GoodsRule } from '../vat/goods-rules.ts'
import { shareOfVat } from '../vat/refund.ts'
import { findRule, type RulesEditionId } from '../vat/rules.ts'
import type { Purchase } from './trip-records.ts'

/** Returns the rule for the purchase's kind of goods; null if the standard rate applies. */
export function goodsRuleOf({ country, goods }: Pick<Purchase, 'country' | 'goods'>): GoodsRule | null {
  return goodsRules[country][goods]
}

/** Returns the VAT rate (a fraction) of a purchase; null if it is unknown or no refund is possible. */
export function vatRateOf(
  purchase: Pick<Purchase, 'country' | 'goods'>,
  editionId: RulesEditionId,
): number | null {
  const rule = goodsRuleOf(purchase)
  if (!rule) return findRule(editionId, purchase.country).rate
  return typeof rule.vat === 'number' ? rule.vat : null
}

/** A sum of EUR cents with one VAT rate. */
export type RatedSum = { rate: number; cents: number }

/** Adds up sums by rate, the highest rate first. */
export function sumsByRate(parts: readonly RatedSum[]): RatedSum[] {
  const sums = new Map<number, number>()
  for (const { rate, cents } of parts) sums.set(rate, (sums.get(rate) ?? 0) + cents)
  return [...sums].map(([rate, cents]) => ({ rate, cents })).sort((one, other) => other.rate - one.rate)
}

/**
 * Returns a share (a fraction) of the VAT in EUR cents, rounded half up once for each rate, like the lines of an
 * invoice.
 */
export function vatShareOf(parts: readonly RatedSum[], share: number): number {
  return sumsByRate(parts).reduce((total, { rate, cents }) => total + shareOfVat(share, cents, rate), 0)
}
