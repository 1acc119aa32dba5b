import { formatDay } from '@retour/domain/content/format-day'
import { formatAmount, formatMoney } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import type { ReactNode } from 'react'
import type { UnsavedCalculation } from '#app/backend/refund-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { today } from '#app/platform/calendar-day.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { nextDeadline } from './next-deadline.ts'
import { type CurrencyTotal, totalsByCurrency } from './refund-totals.ts'
import { useAllCalculations } from './use-calculations.ts'

interface OverviewFiguresProps {
  email: string
  unsaved: readonly UnsavedCalculation[]
}

/**
 * Three figures: the sum of the calculations, their number, and the next deadline. A dash if they could not be loaded.
 */
export function OverviewFigures({ email, unsaved }: OverviewFiguresProps) {
  const { data, isPending } = useAllCalculations(email, unsaved)
  const deadline = data && nextDeadline(data, today())
  const figure = (value: ReactNode) => (isPending ? <Skeleton className="h-5 w-16" /> : value)
  return (
    <dl
      aria-busy={isPending}
      className="grid border-y border-line *:py-2 not-first:*:border-t md:grid-cols-[1.25fr_1fr_1.1fr] md:*:px-3 md:*:py-2.5 md:*:first:ps-0"
    >
      <Figure name={m.refunds_estimated()}>
        {figure(data ? <Totals totals={totalsByCurrency(data)} /> : m.refunds_unknown())}
      </Figure>
      <Figure name={m.refunds_count()}>{figure(data ? data.length : m.refunds_unknown())}</Figure>
      <Figure name={m.refunds_next_date()}>
        {figure(
          deadline ? (
            <>
              <span className="block text-[2rem] leading-[1.2]">{formatDay(deadline.lastDay)}</span>
              <FigureNote>
                {m.refunds_next_date_note({
                  country: countryName(deadline.country),
                  day: formatDay(deadline.boughtOn),
                })}
              </FigureNote>
            </>
          ) : data ? (
            <>
              <span aria-hidden>{m.refunds_unknown()}</span>
              <FigureNote>{m.refunds_next_date_none()}</FigureNote>
            </>
          ) : (
            m.refunds_unknown()
          ),
        )}
      </Figure>
    </dl>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-line max-md:not-first:border-t md:not-first:border-s">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="mt-0.75 min-h-6 md:min-h-11 font-display text-[2.75rem] leading-[1.05] tracking-[-0.025em] tabular-nums">
        {children}
      </dd>
    </div>
  )
}

function FigureNote({ children }: { children: ReactNode }) {
  return <span className="block font-sans text-small leading-[1.5] tracking-[0] text-ink-2">{children}</span>
}

/** The currency used most is large, the others are below it. */
function Totals({ totals: [main, ...others] }: { totals: CurrencyTotal[] }) {
  if (!main) return m.refunds_unknown()
  return (
    <>
      <span className="flex flex-wrap items-start gap-x-1">
        <span className="pt-0.25 font-sans text-small leading-[1.2] font-strong tracking-[0.03em] text-ink-2">
          {main.refund.currency}
        </span>{' '}
        {formatAmount(main.refund)}
      </span>
      {others.length > 0 && (
        <FigureNote>
          {m.refunds_and_others({ amounts: others.map(({ refund }) => formatMoney(refund)).join(', ') })}
        </FigureNote>
      )}
    </>
  )
}
