import { checkedDate } from '@retour/domain/content/checked-date'
import { formatPercent } from '@retour/domain/content/rule-text'
import { formatLongDay, formatNearDay } from '@retour/domain/content/format-day'
import { formatAmount, formatMoney } from '@retour/domain/money/money'
import type { TripMoney } from '@retour/domain/trip/trip-money'
import { findRule, newestLawEditionId, type RulesEditionId } from '@retour/domain/vat/rules'
import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { MoneyDocument } from '#app/ui/money-document.tsx'
import { BigMoneyFigure } from '#app/ui/money-figure.tsx'
import { rangeFigure, Scale } from './scale.tsx'
import type { TripSums } from './trip-sums.ts'

interface ReachDocumentProps {
  sums: TripSums
  editionId: RulesEditionId
  today: string
}

const euros = (cents: number) => formatMoney({ currency: 'EUR', cents })

/** The possible refund, from zero to the VAT in the price; by both rules if they differ. */
export function ReachDocument({
  sums: { money, moneyByLaw, passports },
  editionId,
  today,
}: ReachDocumentProps) {
  const { spreadCents } = moneyByLaw ?? money
  const forms = moneyByLaw && moneyByLaw.forms > money.forms ? moneyByLaw.forms : money.forms
  return (
    <MoneyDocument
      kind={passports > 0 ? m.trip_forms_passports({ forms, passports }) : m.trip_forms_count({ forms })}
      dateline={`${formatNearDay(today).split(' ')[0]} ${formatLongDay(today)}`}
    >
      <h2 className="heading-3 mt-2">{m.trip_reach()}</h2>
      {moneyByLaw ? (
        <div className="mt-1.5 grid gap-2.5">
          <Reach money={moneyByLaw} title={m.trip_by_law()} editionId={editionId} />
          <Reach money={money} title={m.trip_by_guide()} editionId={editionId} />
        </div>
      ) : (
        <Reach money={money} editionId={editionId} />
      )}
      {money.receivedCents > 0 && (
        <p className="mt-1.75 font-strong text-green">
          {m.trip_received({ amount: euros(money.receivedCents) })}
        </p>
      )}
      <p className="mt-1.75 text-small">
        {spreadCents > 0 && `${m.trip_spread({ amount: euros(spreadCents) })} `}
        {m.trip_estimates()} {m.trip_rules_looked_at({ checkedDate: rulesCheckedDate })}
      </p>
    </MoneyDocument>
  )
}

function Reach({ money, title, editionId }: { money: TripMoney; title?: string; editionId: RulesEditionId }) {
  const id = useId()
  const { range, vatCents, estimateCents } = money
  const share = formatPercent(findRule(editionId, 'france').refundShare)
  return (
    <section aria-labelledby={title && id} className={title ? 'border-t-2 border-ink pt-1' : ''}>
      {title && (
        <h3 id={id} className="text-small font-strong">
          {title}
        </h3>
      )}
      <div className={`mt-1.5 ${title ? '[--text-money:3.25rem]' : '[--text-money:var(--text-range)]'}`}>
        <BigMoneyFigure currency="EUR" figure={rangeFigure(range)} />
      </div>
      {vatCents > 0 && (
        <>
          <p className="mt-2 text-end text-meta text-ink-3">
            {m.trip_estimate_at({ share })}{' '}
            <b className="font-strong text-ink">{formatAmount({ currency: 'EUR', cents: estimateCents })}</b>
          </p>
          <Scale vatCents={vatCents} range={range} estimateCents={estimateCents} />
          <p className="flex justify-between gap-1 text-meta text-ink-3">
            <span>0</span>
            <span>
              {m.trip_vat_inside()}{' '}
              <b className="font-strong text-ink">{formatAmount({ currency: 'EUR', cents: vatCents })}</b>
            </span>
          </p>
        </>
      )}
      {money.withoutRange > 0 && (
        <p className="mt-1 text-small">{m.trip_without_range({ forms: money.withoutRange })}</p>
      )}
    </section>
  )
}

const rulesCheckedDate = checkedDate(findRule(newestLawEditionId, 'france').checkedOn)
