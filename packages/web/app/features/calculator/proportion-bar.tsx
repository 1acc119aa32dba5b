import { formatAmount, formatMoney } from '@retour/domain/money/money'
import type { RefundEstimate } from '@retour/domain/vat/refund'
import { m } from '#app/paraglide/messages.js'

/** The parts of the price as a bar: goods, refund, and the refund operator's fee; widths are proportional. */
export function ProportionBar({ estimate }: { estimate: RefundEstimate }) {
  const { purchase, netPrice, refund, operatorFee } = estimate
  const text = m.calculator_parts({
    price: formatMoney(purchase),
    refund: formatAmount(refund),
    fee: formatAmount(operatorFee),
  })
  return (
    <div>
      <p className="sr-only">{text}</p>
      <div aria-hidden className="flex h-2.5 gap-[2px]">
        <span className="bg-line" style={{ flex: netPrice.cents }} />
        <span className="bg-gold" style={{ flex: refund.cents }} />
        <span className="bg-ink-3" style={{ flex: operatorFee.cents }} />
      </div>
      <p aria-hidden className="mt-1 flex flex-wrap justify-between gap-x-2 text-meta text-ink-2">
        <Key swatch="bg-line">{m.calculator_part_goods()}</Key>
        <span className="flex flex-wrap gap-x-2">
          <Key swatch="bg-gold">{m.calculator_part_refund()}</Key>
          <Key swatch="bg-ink-3">{m.calculator_part_fee()}</Key>
        </span>
      </p>
    </div>
  )
}

function Key({ swatch, children }: { swatch: string; children: string }) {
  return (
    <span className="flex items-center gap-0.75">
      <span className={`size-1.25 ${swatch}`} />
      {children}
    </span>
  )
}
