import type { DayStop } from '@retour/domain/exit/day/exit-day'
import { formatMoney } from '@retour/domain/money/money'
import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'
import type { ExitTrip } from './exit-day-props.ts'
import { headingClass } from './heading-class.ts'
import { shopsOf } from './shops-of.ts'

interface OutOfReachProps {
  day: DayStop
  trip: ExitTrip
  heading: 'h2' | 'h3'
}

/** Forms that cannot be shown in time, the most valuable first, each with the best alternative. */
export function OutOfReachPart({ day, trip, heading: Heading }: OutOfReachProps) {
  const id = useId()
  if (day.outOfReach.length === 0) return null
  return (
    <section aria-labelledby={id} className="rounded border-2 border-red p-1.5">
      <Heading id={id} className={headingClass}>
        {day.missedWhy === 'closed'
          ? m.exit_out_closed({ count: day.outOfReach.length })
          : m.exit_out_time({ count: day.outOfReach.length })}
      </Heading>
      <ol className="mt-1">
        {day.outOfReach.map(({ form, stakeCents, options }) => (
          <li key={form.id} className="border-t border-line py-1 text-small">
            <p className="font-strong">
              {shopsOf([{ form }], trip)}
              {stakeCents > 0 &&
                `: ${m.exit_up_to({ amount: formatMoney({ currency: 'EUR', cents: stakeCents }) })}`}
            </p>
            <ul className="grid gap-0.5">
              {options.map(({ kind, says, source }) => (
                <li key={kind}>
                  {says}{' '}
                  {source?.startsWith('http') && <ExternalLink href={source}>{m.exit_source()}</ExternalLink>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
