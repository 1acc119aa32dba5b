import { formatAmount } from '@retour/domain/money/money'
import type { RefundCalculation, UnsavedCalculation } from '#app/backend/refund-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { MoneyFigure } from '#app/ui/money-figure.tsx'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { ExportButton } from './export-button.tsx'
import { RefundChart } from './refund-chart.tsx'
import { totalsByCurrency } from './refund-totals.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { useAllCalculations } from './use-calculations.ts'

interface TotalsCardProps {
  email: string
  unsaved: readonly UnsavedCalculation[]
}

/** The totals of all calculations, one line per currency, and their distribution. Empty if there are none. */
export function TotalsCard({ email, unsaved }: TotalsCardProps) {
  const query = useAllCalculations(email, unsaved)
  if (query.data?.length === 0) return null
  return (
    <Card
      title={m.refunds_totals()}
      action={<ExportButton email={email} unsaved={unsaved} />}
      isBusy={query.isFetching}
    >
      <QueryContent
        query={query}
        failure={m.refunds_calculations_failed()}
        waiting={m.refunds_loading({ title: m.refunds_totals() })}
        skeleton={<RowsSkeleton rows={1} rowClass="min-h-[90px]" />}
      >
        {(calculations) => <Totals calculations={calculations} />}
      </QueryContent>
    </Card>
  )
}

function Totals({ calculations }: { calculations: RefundCalculation[] }) {
  const totals = totalsByCurrency(calculations)
  return (
    <>
      <table className="w-full border-collapse">
        <thead className="text-meta text-ink-3">
          <tr className="[&_th]:font-text">
            <th className="py-1 text-start">{m.refunds_calculations_column()}</th>
            <th className="py-1 text-end">{m.refunds_purchases()}</th>
            <th className="py-1 text-end">{m.refunds_estimated()}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ count, purchase, refund }) => (
            <tr key={refund.currency} className="border-t border-line">
              <th scope="row" className="py-1.25 pe-1 text-start font-text">
                {count}
              </th>
              <td className="py-1.25 ps-1 text-end">
                <MoneyFigure currency={purchase.currency} figure={formatAmount(purchase)} />
              </td>
              <td className="py-1.25 ps-1 text-end font-strong">
                <MoneyFigure currency={refund.currency} figure={formatAmount(refund)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Part instead={<PartBroken />}>
        <RefundChart calculations={calculations} currencies={totals.map(({ refund }) => refund.currency)} />
      </Part>
      <p className="mt-2 max-w-reading text-meta text-ink-3">{m.refunds_estimate_note()}</p>
    </>
  )
}
