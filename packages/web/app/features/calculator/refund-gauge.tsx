import { minimumToTheCent } from '@retour/domain/content/rule-text'
import { formatMoney } from '@retour/domain/money/money'
import type { RefundEstimate } from '@retour/domain/vat/refund'
import { m } from '#app/paraglide/messages.js'
import { gaugeScale } from './gauge-scale.ts'
import { marginText } from './result-text.ts'

/** The purchase and the minimum on a linear scale. The text says the same, so the drawing is decorative. */
export function RefundGauge({ estimate }: { estimate: RefundEstimate }) {
  const { isEligible, euros, minimum, rule } = estimate
  const scale = gaugeScale(euros.cents, minimum.cents)
  const isClose = scale.purchase >= 50
  const standing = isEligible
    ? m.calculator_eligible
    : isClose
      ? m.calculator_close
      : m.calculator_below_minimum
  const tone = isEligible ? 'green' : 'red'
  const edge = { green: 'border-green', red: 'border-red' }[tone]
  const colorClass = { green: 'text-green', red: 'text-red' }[tone]
  const disc = { green: 'bg-green', red: 'bg-red' }[tone]
  const ends = [
    <span key="minimum">{m.calculator_minimum({ minimum: minimumToTheCent(rule) })}</span>,
    <span key="purchase" className="text-end">
      {m.calculator_you({ amount: formatMoney(euros) })}
    </span>,
  ]
  return (
    <div className="border-t border-line pt-2 pb-0.5">
      <p className="flex flex-wrap justify-between gap-x-1 text-small font-strong">
        <span>{standing()}</span>
        <span className={colorClass}>{marginText(estimate)}</span>
      </p>
      {minimum.cents > 0 && (
        <>
          <div aria-hidden className="relative h-3.5">
            <span className="absolute inset-x-0 top-[13px] border-t border-line-strong" />
            <span
              className={`absolute start-0 top-[12px] border-t-3 ${edge}`}
              style={{ inlineSize: `${scale.purchase}%` }}
            />
            <span
              className="absolute top-[5px] h-[18px] w-px bg-ink"
              style={{ insetInlineStart: `${scale.minimum}%` }}
            />
            <span
              className={`absolute top-[6px] -ms-1 size-2 rounded-full border-2 border-paper ${disc}`}
              style={{ insetInlineStart: `${scale.purchase}%` }}
            />
          </div>
          <p className="flex justify-between gap-2 text-meta text-ink-3">
            {isEligible ? ends : ends.toReversed()}
          </p>
        </>
      )}
    </div>
  )
}
