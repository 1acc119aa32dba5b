import { goodsRules, type GoodsRule } from '../vat/goods-rules.ts'
import { shareOfVat } from '../vat/refund.ts'
import { findRule, type RulesEditionId } from '../vat/rules.ts'
import type { Purchase } from './trip-records.ts'

/** What the kind of goods changes; null where the standard rate holds. */
export function goodsRuleOf({ country, goods }: Pick<Purchase, 'country' | 'goods'>): GoodsRule | null {
  return goodsRules[country][goods]
}

/** The VAT rate (a fraction) in the price of a purchase; null where none is known, or no refund is made. */
export function vatRateOf(
  purchase: Pick<Purchase, 'country' | 'goods'>,
  editionId: RulesEditionId,
): number | null {
  const rule = goodsRuleOf(purchase)
  if (!rule) return findRule(editionId, purchase.country).rate
  return typeof rule.vat === 'number' ? rule.vat : null
}

/** Sums of EUR cents that share a rate. */
export type RatedSum = { rate: number; cents: number }

/** Sums by rate, the highest first. */
export function sumsByRate(parts: readonly RatedSum[]): RatedSum[] {
  const sums = new Map<number, number>()
  for (const { rate, cents } of parts) sums.set(rate, (sums.get(rate) ?? 0) + cents)
  return [...sums].map(([rate, cents]) => ({ rate, cents })).sort((one, other) => other.rate - one.rate)
}

/** A share (a fraction) of the VAT in EUR cents: rounded half up once for each rate, as an invoice has one line for each. */
export function vatShareOf(parts: readonly RatedSum[], share: number): number {
  return sumsByRate(parts).reduce((total, { rate, cents }) => total + shareOfVat(share, cents, rate), 0)
}
