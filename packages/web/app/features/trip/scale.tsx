import { formatAmount, formatMoney } from '@retour/domain/money/money'
import type { CentsRange } from '@retour/domain/trip/ways-of'
import { m } from '#app/paraglide/messages.js'

interface ScaleProps {
  /** The VAT in EUR cents: the end of the line, which starts at zero. */
  vatCents: number
  /** A band, or a dot if both are equal; null: unknown. */
  range: CentsRange | null
  /** The 85% estimate, if it is drawn. */
  estimateCents?: number | null
}

const euros = (cents: number) => formatMoney({ currency: 'EUR', cents })
const figure = (cents: number) => formatAmount({ currency: 'EUR', cents })

/** A line from zero to the VAT, always to scale: band, dot, tick, or dashed if nothing is known. */
export function Scale({ vatCents, range, estimateCents = null }: ScaleProps) {
  const at = (cents: number) => `${Math.min(100, (100 * cents) / Math.max(1, vatCents))}%`
  const isDot = range !== null && range.from === range.to
  return (
    <div role="img" aria-label={scaleText({ vatCents, range, estimateCents })} className="relative h-3.5">
      <span
        className={`absolute inset-x-0 top-[13px] border-t border-line-strong ${range ? '' : 'border-dashed'}`}
      />
      <span className="absolute end-0 top-[8px] h-[11px] border-s border-line-strong" />
      {range && isDot && (
        <span
          className="absolute top-[5px] -ms-[9px] size-[18px] rounded-full border-3 border-paper bg-gold"
          style={{ insetInlineStart: at(range.from) }}
        />
      )}
      {range && !isDot && (
        <span
          className="absolute top-[6px] h-2 rounded-[2px] bg-gold transition-[inset-inline-start,inline-size] duration-180"
          style={{ insetInlineStart: at(range.from), inlineSize: at(range.to - range.from) }}
        />
      )}
      {estimateCents !== null && (
        <span
          className="absolute top-px -ms-px h-[26px] w-[2px] bg-ink"
          style={{ insetInlineStart: at(estimateCents) }}
        />
      )}
    </div>
  )
}

function scaleText({ vatCents, range, estimateCents }: Required<ScaleProps>): string {
  const vat = euros(vatCents)
  if (!range) return m.trip_scale_not_known({ vat })
  const known =
    range.from === range.to
      ? m.trip_scale_one({ vat, amount: figure(range.from) })
      : m.trip_scale_range({ vat, from: figure(range.from), to: figure(range.to) })
  return estimateCents === null
    ? known
    : `${known} ${m.trip_scale_estimate({ amount: figure(estimateCents) })}`
}

/** Formats a range in whole euros, or a single amount with cents: "431–588", "251.65". */
export function rangeFigure({ from, to }: CentsRange): string {
  if (from === to) return figure(from)
  const whole = (cents: number) => figure(Math.round(cents / 100) * 100).replace(/\.00$/, '')
  return whole(from) === whole(to) ? whole(from) : `${whole(from)}–${whole(to)}`
}
