import { formatNearDay } from '@retour/domain/content/format-day'
import { formatAmount, formatMoney } from '@retour/domain/money/money'
import { listsBy } from '@retour/domain/trip/lists-by'
import type { Entry } from '@retour/domain/trip/entry-schema'
import type { Purchase } from '@retour/domain/trip/trip-records'
import { type ComponentType, useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { MoneyFigure } from '#app/ui/money-figure.tsx'
import { PurchaseRow } from './purchase-row.tsx'
import type { StateDisplay } from './state-display.ts'
import type { WithId } from '@retour/domain/trip/with-id'
import { newestFirst, shortName, type TripView } from './trip-view.ts'
import type { Removed } from './use-removed.ts'

interface PurchaseListProps {
  view: TripView
  /** The sum of all receipts, in EUR cents. */
  totalCents: number
  /** Returns the states of a purchase; null while they are unknown. */
  displaysOf: (id: string) => StateDisplay[] | null
  StateLine: ComponentType<{ display: StateDisplay }> | null
  /** Rows with conflicts, by their ids. */
  differing: ReadonlyMap<string, Entry>
  today: string
  removed: Removed | null
  onUndo: () => void
}

/** All receipts by day, the newest first. */
export function PurchaseList({
  view,
  totalCents,
  displaysOf,
  StateLine,
  differing,
  today,
  removed,
  onUndo,
}: PurchaseListProps) {
  const { purchases, travelers } = view
  const shown = removed ? [...purchases, removed.purchase].toSorted(newestFirst) : purchases
  const days = listsBy(shown, ({ boughtOn }) => boughtOn)
  const names = new Map(travelers.map((traveler) => [traveler.id, shortName(traveler, travelers)]))
  return (
    <section aria-labelledby="purchases">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2
          id="purchases"
          tabIndex={-1}
          className="font-display text-[min(10vw,1.625rem)] leading-[1.15] font-serif tracking-display outline-none"
        >
          {m.trip_purchases()}
        </h2>
        <p className="text-small text-ink-2">
          {purchases.length},{' '}
          <MoneyFigure currency="EUR" figure={formatAmount({ currency: 'EUR', cents: totalCents })} />
        </p>
      </div>
      {days
        .map((ofDay) => [ofDay[0]?.boughtOn ?? '', ofDay] as const)
        .map(([day, ofDay]) => (
          <section
            key={day}
            aria-labelledby={`day-${day}`}
            className="[content-visibility:auto] [contain-intrinsic-size:auto_7rem]"
          >
            <div className="flex justify-between gap-2 pt-3 pb-0.5">
              <h3 id={`day-${day}`} className="text-small font-strong">
                {formatNearDay(day)}
              </h3>
              <p className="text-small text-ink-2">
                {[...new Set(ofDay.map(({ city }) => city))].filter(Boolean).join(', ')}
                {day === today && `, ${m.trip_today_small()}`}
              </p>
            </div>
            <ul>
              {ofDay.map((purchase) => {
                if (purchase.id === removed?.purchase.id)
                  return <RemovedRow key={purchase.id} purchase={purchase} onUndo={onUndo} />
                return (
                  <PurchaseRow
                    key={purchase.id}
                    purchase={purchase}
                    displays={displaysOf(purchase.id)}
                    StateLine={StateLine}
                    traveler={names.get(purchase.travelerId ?? '') ?? ''}
                    differing={differing.get(purchase.id)}
                  />
                )
              })}
            </ul>
          </section>
        ))}
    </section>
  )
}

/** Replaces a deleted row while it can be restored. Its button is focused at first. */
function RemovedRow({ purchase, onUndo }: { purchase: WithId<Purchase>; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = button.current
    element?.focus()
    return () => {
      if (document.activeElement === element) document.querySelector<HTMLElement>('#purchases')?.focus()
    }
  }, [])
  const { shop, cents, currency } = purchase
  return (
    <li className="flex min-h-8 flex-wrap items-center justify-between gap-x-2 border-t border-line bg-sunken px-1 py-0.5">
      <p role="status" className="text-small">
        {m.trip_deleted({ shop, amount: formatMoney({ currency, cents }) })}
      </p>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        aria-label={m.trip_undo_of({ shop })}
        onClick={onUndo}
      >
        {m.trip_undo()}
      </Button>
    </li>
  )
}
