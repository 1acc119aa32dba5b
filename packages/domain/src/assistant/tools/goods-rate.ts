import { formatPercent } from '../../content/rule-text.ts'
import { formatMoney, type Money } from '../../money/money.ts'
import { countryName, type Country } from '../../places/countries.ts'
import type { GoodsKind } from '../../trip/trip-records.ts'
import { goodsRules } from '../../vat/goods-rules.ts'
import { estimateRefund, shareOfVat } from '../../vat/refund.ts'
import type { Library, Sourced } from './library.ts'
import { checkedPage } from './rule-citation.ts'

/**
 * A country's record on a kind of goods. It has an estimate if there is one rate and the purchase reaches the minimum.
 */
export type GoodsRate = Sourced & {
  text: string
  isLeftOut: boolean
  estimate: { purchase: string; rate: string; vat: string; refund: string } | null
}

/**
 * Returns the record of a kind of goods, or null if the standard rate applies. Throws RangeError for an invalid amount.
 */
export function goodsRate(
  country: Country,
  kind: GoodsKind,
  purchase: Money | null,
  { editionId, rates }: Pick<Library, 'editionId' | 'rates'>,
): GoodsRate | null {
  const rule = goodsRules[country][kind]
  if (!rule) return null
  return {
    text: `${countryName(country)}: ${rule.text}`,
    isLeftOut: rule.vat === 'left-out',
    estimate: typeof rule.vat === 'number' && purchase ? atRate(rule.vat, purchase) : null,
    citations: [checkedPage(countryName(country), `/${country}`)],
  }

  function atRate(vat: number, paid: Money): GoodsRate['estimate'] {
    const found = estimateRefund({ purchase: paid, country, editionId, rates })
    if (!found.isEligible) return null
    const inside = (share: number) => formatMoney({ ...paid, cents: shareOfVat(share, paid.cents, vat) })
    return {
      purchase: formatMoney(paid),
      rate: formatPercent(vat),
      vat: inside(1),
      refund: inside(found.rule.refundShare),
    }
  }
}
