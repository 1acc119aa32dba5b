import { formatAmount } from '@retour/domain/money/money'
import { m } from '#app/paraglide/messages.js'
import { MoneyFigure } from '#app/ui/money-figure.tsx'
import { ExportButton } from './export-button.tsx'
import { RefundCard } from './refund-card.tsx'
import { RefundChart } from './refund-chart.tsx'
import { totalsByCurrency } from './refund-totals.ts'
import { useAllCalculations } from './use-calculations.ts'

/** What all calculations come to, a line for each currency, and how they spread. */
export function TotalsCard({ email }: { email: string }) {
  const query = useAllCalculations(email)
  if (query.data?.length === 0) return null
  return (
    <RefundCard
      title={m.refunds_totals()}
      action={<ExportButton email={email} />}
      query={query}
      failure={m.refunds_calculations_failed()}
      skeleton={{ rows: 1, className: 'min-h-[90px]' }}
      empty={null}
    >
      {(calculations) => {
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
            <RefundChart
              calculations={calculations}
              currencies={totals.map(({ refund }) => refund.currency)}
            />
            <p className="mt-2 max-w-reading text-meta text-ink-3">{m.refunds_estimate_note()}</p>
          </>
        )
      }}
    </RefundCard>
  )
}
