import { formatPercent } from '@retour/domain/content/rule-text'
import { formatAmount, type Money } from '@retour/domain/money/money'
import type { RefundEstimate } from '@retour/domain/vat/refund'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { MoneyFigure } from '#app/ui/money-figure.tsx'
import type { Calculation } from './calculation.ts'
import { inEuros, rateText } from './result-text.ts'

interface RefundTableProps {
  calculation: Calculation
  estimate: RefundEstimate
  /** The label of the sum, which names the rule if there are two. */
  sumLabel?: string
}

/** The calculation of the refund, row by row. A purchase in another currency is also shown in euros, with the rate. */
export function RefundTable({
  calculation,
  estimate,
  sumLabel = m.calculator_row_refund(),
}: RefundTableProps) {
  const { purchase, netPrice, vat, refund, rule, isEligible, euros } = estimate
  const isForeign = purchase.currency !== 'EUR'
  return (
    <table className="w-full border-collapse text-small [&_tr:last-child>*]:border-b-0">
      <caption className="sr-only">{m.calculator_table()}</caption>
      <tbody>
        <Row label={m.calculator_row_price()} money={purchase} />
        {isForeign && (
          <Row label={m.calculator_row_price_in_euros()} hint={rateText(calculation)} money={euros} />
        )}
        {isEligible && <Row label={m.calculator_row_net()} money={netPrice} />}
        <Row label={m.calculator_row_vat({ rate: formatPercent(rule.rate) })} money={vat} />
        {isEligible && <Row label={m.calculator_row_share()}>{formatPercent(rule.refundShare)}</Row>}
        <Row label={sumLabel} money={refund} isSum />
        {isForeign && isEligible && (
          <Row label={m.calculator_row_refund_in_euros()} money={inEuros(refund, calculation)} />
        )}
      </tbody>
    </table>
  )
}

interface RowProps {
  label: string
  hint?: string
  money?: Money
  isSum?: boolean
  children?: ReactNode
}

function Row({ label, hint, money, isSum, children }: RowProps) {
  const style = isSum ? 'border-t-2 border-t-ink pt-[13px] font-strong' : 'border-b border-b-line font-text'
  return (
    <tr>
      <th scope="row" className={`py-[11px] text-start align-top ${style}`}>
        {label}
        {hint && <span className="block text-meta text-ink-3">{hint}</span>}
      </th>
      <td className={`py-[11px] ps-2 text-end align-top ${style}`}>
        {money ? <MoneyFigure currency={money.currency} figure={formatAmount(money)} /> : children}
      </td>
    </tr>
  )
}
