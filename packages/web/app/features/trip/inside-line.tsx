import { percentWords } from '@retour/domain/content/rule-words'
import { formatMoney } from '@retour/domain/money/money'
import type { Currency } from '@retour/domain/money/currencies'
import { goodsRuleOf, vatRateOf } from '@retour/domain/trip/purchase-value'
import { shareOfVat } from '@retour/domain/vat/refund'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { m } from '#app/paraglide/messages.js'
import type { ResolvedDraft } from './resolve-draft.ts'

interface InsideLineProps {
  draft: ResolvedDraft
  editionId: RulesEditionId
  /** The amount as far as it can be read. */
  cents: number | null
  currency: Currency
  onChange: () => void
  isOpen: boolean
}

/** Where it was bought and how much VAT the price holds, with the way to change both. */
export function InsideLine({ draft, editionId, cents, currency, onChange, isOpen }: InsideLineProps) {
  const { city, country, goods } = draft
  const rate = vatRateOf({ country, goods }, editionId)
  const place = city || m.trip_name()
  const words =
    rate === null
      ? m.trip_inside_not_known({ city: place, why: goodsRuleOf({ country, goods })?.text ?? '' })
      : cents === null
        ? m.trip_inside_at_rate({ city: place, rate: percentWords(rate) })
        : m.trip_inside({
            city: place,
            rate: percentWords(rate),
            vat: formatMoney({ currency, cents: shareOfVat(1, cents, rate) }),
          })
  return (
    <p className="text-small text-ink-2">
      <span aria-live="polite">{words}</span>{' '}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={m.trip_change_place()}
        onClick={onChange}
        className="-my-1 inline-flex min-h-touch items-center font-strong text-blue-ink underline underline-offset-3"
      >
        {m.trip_change()}
      </button>
    </p>
  )
}
