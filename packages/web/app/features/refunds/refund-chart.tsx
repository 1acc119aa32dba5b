import type { Currency } from '@retour/domain/money/currencies'
import { formatAmount } from '@retour/domain/money/money'
import { useState } from 'react'
import type { RefundCalculation } from '#app/backend/refund-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { MoneyFigure } from '#app/ui/money-figure.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { type ChartBar, refundBars } from './chart-bars.ts'

interface RefundChartProps {
  calculations: readonly RefundCalculation[]
  /** The most used one first. */
  currencies: readonly Currency[]
}

/**
 * Estimated refunds by month and by country, one currency at a time. Shown if there is more than one month or country.
 */
export function RefundChart({ calculations, currencies }: RefundChartProps) {
  const charts = currencies
    .map((currency) => ({ currency, ...refundBars(calculations, currency) }))
    .filter(({ byMonth, byCountry }) => byMonth.length > 0 || byCountry.length > 0)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = charts.find(({ currency }) => currency === chosen) ?? charts[0]
  if (!shown) return null
  return (
    <div className="mt-3 grid gap-3">
      {charts.length > 1 && (
        <div className="w-16">
          <SelectField
            label={m.refunds_chart_currency()}
            options={charts.map(({ currency }) => ({ value: currency, label: currency }))}
            value={shown.currency}
            onChange={({ target }) => setChosen(target.value)}
          />
        </div>
      )}
      <div className="grid gap-3 md:grid-cols-2 md:gap-5">
        <Bars title={m.refunds_by_month()} column={m.refunds_month()} bars={shown.byMonth} />
        <Bars title={m.refunds_by_country()} column={m.refunds_country()} bars={shown.byCountry} />
      </div>
    </div>
  )
}

/** A table with bars beside its figures, so that nobody needs to see the bars. */
function Bars({ title, column, bars }: { title: string; column: string; bars: ChartBar[] }) {
  if (bars.length === 0) return null
  return (
    <table className="w-full border-collapse text-small">
      <caption className="mb-1 text-start font-strong">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th>{column}</th>
          <th>{m.refunds_estimate()}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, refund, share }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-1 pe-1.5 text-start font-text wrap-anywhere">
              {label}
              <svg aria-hidden width="100%" height="8" className="mt-0.5 block">
                <rect width="100%" height="8" rx="2" className="fill-sunken" />
                <rect
                  width={`${Math.max(share * 100, 1).toFixed(1)}%`}
                  height="8"
                  rx="2"
                  className="fill-gold"
                />
              </svg>
            </th>
            <td className="w-px py-1 text-end align-bottom">
              <MoneyFigure currency={refund.currency} figure={formatAmount(refund)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
