import { formatDay } from '@retour/domain/content/format-day'
import { formatAmount } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import type { ReactNode } from 'react'
import type { RefundCalculation, UnsavedCalculation } from '#app/backend/refund-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { MoneyFigure } from '#app/ui/money-figure.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { BothAnswers } from './both-answers.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { StatusBadge } from './status-badge.tsx'
import { limits, type ListSize, useCalculations } from './use-calculations.ts'

interface CalculationsCardProps {
  email: string
  size: ListSize
  unsaved: readonly UnsavedCalculation[]
  /** Shown beside the heading: a link to all of them, or a button for a file. */
  action?: ReactNode
}

const skeletonRows: Record<ListSize, number> = { compact: 3, full: 5 }

/**
 * The person's calculations, newest first. Unsaved ones are marked, and are shown even if the list cannot be loaded.
 */
export function CalculationsCard({ email, size, unsaved, action }: CalculationsCardProps) {
  const query = useCalculations(email, size, unsaved)
  return (
    <Card title={m.refunds_calculations()} action={action} isBusy={query.isFetching}>
      {!query.data && unsaved.length > 0 && <Calculations rows={unsaved.slice(0, limits[size])} />}
      <QueryContent
        query={query}
        failure={m.refunds_calculations_failed()}
        waiting={m.refunds_loading({ title: m.refunds_calculations() })}
        skeleton={<RowsSkeleton rows={skeletonRows[size]} rowClass="min-h-[77px]" />}
      >
        {(rows) => (rows.length === 0 ? <NoCalculations /> : <Calculations rows={rows} />)}
      </QueryContent>
    </Card>
  )
}

/** Explains the status of some rows, above the list. */
const explained: Record<string, () => string> = {
  waiting: m.refunds_waiting_explained,
  refused: m.refunds_refused_explained,
  pending: m.refunds_pending_explained,
}

function Calculations({ rows }: { rows: readonly RefundCalculation[] }) {
  return (
    <>
      {Object.entries(explained).map(
        ([status, text]) =>
          rows.some((row) => row.status === status) && (
            <p key={status} className="mb-1 max-w-reading text-small text-ink-2">
              {text()}
            </p>
          ),
      )}
      <ul>
        {rows.map((row) => (
          <CalculationRow key={row.key ?? row.id} calculation={row} />
        ))}
      </ul>
    </>
  )
}

function NoCalculations() {
  return (
    <div className="grid justify-items-start gap-1.5 border-t border-line pt-1.75">
      <p className="max-w-reading text-ink-2">{m.refunds_calculations_empty()}</p>
      <ButtonLink to="/vat-calculator" variant="outlined" size="small">
        {m.refunds_calculate()}
      </ButtonLink>
    </div>
  )
}

function CalculationRow({ calculation }: { calculation: RefundCalculation }) {
  const { calculatedOn, country, purchase, refund, status } = calculation
  return (
    <li className="grid min-h-[77px] grid-cols-[1fr_auto] items-center gap-x-1.5 gap-y-0.25 border-t border-line py-1.75 md:grid-cols-[1.6fr_1fr_7rem_8rem]">
      <div className="min-w-0 max-md:row-span-2 max-md:self-start">
        <p className="font-strong">{countryName(country)}</p>
        <p className="text-meta text-ink-3">{formatDay(calculatedOn)}</p>
      </div>
      <p className="max-md:hidden text-end">
        <span className="sr-only">{m.refunds_purchase()} </span>
        <MoneyFigure currency={purchase.currency} figure={formatAmount(purchase)} />
      </p>
      <p className="text-end max-md:order-last">
        <StatusBadge status={status} />
      </p>
      <p className="text-end font-strong">
        <span className="sr-only">{m.refunds_estimate()} </span>
        <MoneyFigure currency={refund.currency} figure={formatAmount(refund)} />
      </p>
      <BothAnswers calculation={calculation} />
    </li>
  )
}
