import { formatPercent } from '@retour/domain/content/rule-text'
import type { Currency } from '@retour/domain/money/currencies'
import { formatMoney } from '@retour/domain/money/money'
import { goodsRuleOf, vatRateOf } from '@retour/domain/trip/purchase-value'
import { shareOfVat } from '@retour/domain/vat/refund'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { m } from '#app/paraglide/messages.js'
import type { ResolvedDraft } from './resolve-draft.ts'

/** The place of a purchase and the VAT in its price; `cents` is null while the amount cannot be parsed. */
export function vatInside(
  { city, country, goods }: ResolvedDraft,
  { editionId, cents, currency }: { editionId: RulesEditionId; cents: number | null; currency: Currency },
): string {
  const rate = vatRateOf({ country, goods }, editionId)
  const place = city || m.trip_name()
  if (rate === null)
    return m.trip_inside_not_known({ city: place, why: goodsRuleOf({ country, goods })?.text ?? '' })
  if (cents === null) return m.trip_inside_at_rate({ city: place, rate: formatPercent(rate) })
  const vat = formatMoney({ currency, cents: shareOfVat(1, cents, rate) })
  return m.trip_inside({ city: place, rate: formatPercent(rate), vat })
}
