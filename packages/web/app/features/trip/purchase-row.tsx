import { formatAmount } from '@retour/domain/money/money'
import type { Purchase } from '@retour/domain/trip/trip-records'
import type { Entry } from '@retour/domain/trip/entry-schema'
import { type ComponentType, memo } from 'react'
import { MoneyFigure } from '#app/ui/money-figure.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Differences } from './differences/differences.tsx'
import type { StateDisplay } from './state-display.ts'
import { openSheet } from './trip-draft.ts'
import type { WithId } from '@retour/domain/trip/with-id'

interface PurchaseRowProps {
  purchase: WithId<Purchase>
  /** Null while they are unknown. */
  displays: StateDisplay[] | null
  /** Loaded with the states. */
  StateLine: ComponentType<{ display: StateDisplay }> | null
  /** The traveler's short name; '' if none is chosen. */
  traveler: string
  /** The stored entry of the row, if it has conflicts. */
  differing: Entry | undefined
}

const signature = ({ purchase, displays, traveler, differing }: PurchaseRowProps) =>
  JSON.stringify([purchase, displays, traveler, differing])

/** One receipt: shop, amount, state and traveler. A press opens it for editing. Rendered again only if it changed. */
export const PurchaseRow = memo(
  function PurchaseRow({
    purchase: { id, shop, cents, currency },
    displays,
    StateLine,
    traveler,
    differing,
  }: PurchaseRowProps) {
    return (
      <li className="border-t border-line">
        <button
          type="button"
          onClick={() => openSheet(id)}
          className="grid min-h-8 w-full grid-cols-[1fr_auto] content-center items-baseline gap-x-2 py-1.5 text-start hover:bg-sunken"
        >
          <span className="font-strong">{shop}</span>
          <MoneyFigure currency={currency} figure={formatAmount({ currency, cents })} />
          <span className="col-span-2 flex flex-wrap items-center gap-x-1.25 text-meta text-ink-2">
            {displays ? (
              StateLine && displays.map((display) => <StateLine key={display.words} display={display} />)
            ) : (
              <Skeleton className="my-[5px] h-1.5 w-12" />
            )}
            {traveler && <span>{traveler}</span>}
          </span>
        </button>
        <Differences entry={differing} />
      </li>
    )
  },
  (before, after) => signature(before) === signature(after),
)
