import { formatAmount } from '@retour/domain/money/money'
import { m } from '#app/paraglide/messages.js'

const figure = (cents: number) => formatAmount({ currency: 'EUR', cents })

/** How far the receipts are from a form's minimum, on a line from zero; both in EUR cents. */
export function MissingGauge({ totalCents, missingCents }: { totalCents: number; missingCents: number }) {
  const needed = totalCents + missingCents
  const end = 95
  const at = `${(end * totalCents) / Math.max(1, needed)}%`
  return (
    <div className="mt-1">
      <div aria-hidden className="relative h-3.5">
        <span className="absolute inset-x-0 top-[13px] border-t border-line-strong" />
        <span className="absolute start-0 top-[12px] border-t-3 border-amber" style={{ inlineSize: at }} />
        <span className="absolute top-[5px] h-[18px] w-px bg-ink" style={{ insetInlineStart: `${end}%` }} />
        <span
          className="absolute top-[6px] -ms-1 size-2 rounded-full border-2 border-ground bg-amber"
          style={{ insetInlineStart: at }}
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-2 text-meta text-ink-3">
        <span>
          {m.trip_now()} <b className="font-strong text-ink">EUR {figure(totalCents)}</b>
        </span>
        <span>
          {m.trip_needed()} <b className="font-strong text-ink">EUR {figure(needed)}</b>
        </span>
      </p>
    </div>
  )
}
