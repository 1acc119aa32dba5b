import { formatLongDay, formatNearDay } from '@retour/domain/content/format-day'
import { formatPercent } from '@retour/domain/content/rule-text'
import { formatAmount } from '@retour/domain/money/money'
import { addDays } from '@retour/domain/calendar/calendar-days'
import { vatShareOf } from '@retour/domain/trip/purchase-value'
import { waysOf } from '@retour/domain/trip/ways-of'
import { exportDeadlines } from '@retour/domain/vat/deadlines'
import { findRule, type RulesEditionId } from '@retour/domain/vat/rules'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { MoneyFigure } from '#app/ui/money-figure.tsx'
import { rangeFigure, Scale } from './scale.tsx'

interface ExamplePurchaseProps {
  editionId: RulesEditionId
  today: string
  onRemove: () => void
}

const exampleCents = 125_000
const figure = (cents: number) => formatAmount({ currency: 'EUR', cents })

/** An example purchase, computed by the same rules as a real one. It can be removed. */
export function ExamplePurchase({ editionId, today, onRemove }: ExamplePurchaseProps) {
  const day = addDays(today, -1)
  const { rate } = findRule(editionId, 'france')
  const rated = [{ rate, cents: exampleCents }]
  const vatCents = vatShareOf(rated, 1)
  const { range } = waysOf({ country: 'france', state: 'proposed', rated, form: null })
  const percent = (cents: number) => Math.round((100 * cents) / vatCents)
  return (
    <section
      aria-labelledby="example"
      className="rounded border-[1.5px] border-dashed border-line-strong p-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-1">
        <Badge>{m.trip_example()}</Badge>
        <Button variant="quiet" size="small" className="-my-1 -me-1.5" onClick={onRemove}>
          <X aria-hidden className="size-2.25" strokeWidth={1.6} />
          {m.trip_remove_example()}
        </Button>
      </div>
      <h2 id="example" className="heading-3 mt-0.75">
        Printemps Haussmann
      </h2>
      <dl className="mt-1.25">
        <Row name={m.trip_example_bought({ day: formatNearDay(day) })}>
          <MoneyFigure currency="EUR" figure={figure(exampleCents)} />
        </Row>
        <Row name={m.trip_vat_inside_at({ rate: formatPercent(rate) })}>
          <MoneyFigure currency="EUR" figure={figure(vatCents)} />
        </Row>
        {range && (
          <div className="flex items-baseline justify-between gap-2 border-t-2 border-ink py-1.5">
            <dt className="font-strong">{m.trip_to_hand()}</dt>
            <dd className="font-display text-[1.75rem] leading-[1.15] font-serif tracking-display whitespace-nowrap">
              <span className="font-sans text-meta tracking-normal text-ink-3">EUR</span> {rangeFigure(range)}
            </dd>
          </div>
        )}
      </dl>
      {range && (
        <div className="border-t border-line pt-1">
          <Scale vatCents={vatCents} range={range} />
          <p className="flex justify-between gap-1 text-meta text-ink-3">
            <span>0</span>
            <span>{m.trip_example_scale({ from: percent(range.from), to: percent(range.to) })}</span>
          </p>
        </div>
      )}
      <p className="mt-1.75 border-t border-line pt-1.5 text-small text-ink-2">
        {m.trip_example_by()}{' '}
        <b className="font-strong text-ink">{formatLongDay(exportDeadlines(day).safe)}</b>.
      </p>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-2 border-t border-line py-1.5">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
