import type { Allowed } from '@retour/domain/exit/day/durations'
import type { DayRow } from '@retour/domain/exit/day/fit-stop'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { DurationForm } from './duration-form.tsx'
import { timeOf } from './stop-text.ts'
import { railClass, rowName } from './row-name.ts'

interface DayRowPartProps {
  row: DayRow
  /** One level below the heading of its place; a plan with one place has no such heading. */
  heading: 'h2' | 'h3'
  /** Another editable duration: the bag drop deadline. */
  extra: Allowed | null
  /** Null minutes restore our figure. Null if nothing can be changed. */
  onChange: ((id: string, minutes: number | null) => void) | null
  children: ReactNode
}

/** A row of the day: start, step, duration, its source, and details. */
export function DayRowPart({ row, heading: Heading, extra, onChange, children }: DayRowPartProps) {
  const { what, at, minutes, from } = row
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const name = rowName(row)
  return (
    <li className="grid break-inside-avoid grid-cols-[4rem_6px_1fr] gap-x-1.25">
      <p className="text-end font-display text-[1.375rem] leading-[1.27] font-text whitespace-nowrap tabular-nums">
        {at && <bdi>{timeOf(at)}</bdi>}
      </p>
      <span aria-hidden className={`mt-0.75 rounded-full ${railClass(what)}`} />
      <div className="grid min-w-0 gap-0.75 pb-2.5 print:pb-1">
        <div className="flex items-start justify-between gap-x-1">
          <Heading className="min-w-0 flex-1 font-display text-[min(10vw,1.375rem)] leading-[1.27] font-serif">
            {name}
          </Heading>
          {minutes > 0 && !from && (
            <p className="text-small whitespace-nowrap text-ink-2">{m.exit_minutes({ minutes })}</p>
          )}
          {from && !onChange && (
            <p className="text-small whitespace-nowrap text-ink-2">{m.exit_minutes({ minutes })}</p>
          )}
          {from && onChange && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={m.exit_change_minutes({ minutes, what: name })}
              onClick={() => setIsOpen(!isOpen)}
              className="-my-1 -me-1 inline-flex min-h-touch items-center gap-0.5 px-1 text-small font-strong whitespace-nowrap text-blue-ink"
            >
              <bdi>{m.exit_minutes({ minutes })}</bdi>
              <ChevronDown
                aria-hidden
                className={`size-2 print:hidden ${isOpen ? 'rotate-180' : ''}`}
                strokeWidth={1.6}
              />
            </button>
          )}
        </div>
        {from && (
          <p className="text-small text-ink-2">{from.isOwn ? m.exit_own_figure() : from.record.says}</p>
        )}
        {isOpen && from && onChange && (
          <div id={id} className="grid gap-1.5">
            <DurationForm
              allowed={from}
              minutes={what === 'spare' ? from.minutes : minutes}
              what={name}
              onChange={onChange}
            />
            {extra && (
              <DurationForm
                allowed={extra}
                minutes={extra.minutes}
                what={m.exit_drop_closes()}
                onChange={onChange}
              />
            )}
          </div>
        )}
        {children}
        {extra && <p className="text-meta text-ink-2">{m.exit_drop_closes_at({ minutes: extra.minutes })}</p>}
      </div>
    </li>
  )
}
