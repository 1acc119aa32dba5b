import { formatNearDay } from '@retour/domain/content/format-day'
import { readStop } from '@retour/domain/exit/read-stop'
import type { TripLeg } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { Pencil, Plus } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { headingClass } from './heading-class.ts'
import type { ExitTrip } from './exit-day-props.ts'
import { type PlannedWay, namesOn } from './exit-plan.ts'
import { newLeg, openLeg } from './leg-draft.ts'
import { LegLine } from './leg-line.tsx'
import { lineStops } from './line-stops.ts'
import { longStop, timeOf } from './stop-text.ts'
import { ScanPass } from './scan-pass.tsx'

interface LegsPartProps {
  trip: ExitTrip
  ways: readonly PlannedWay[]
  removed: WithId<TripLeg> | null
  onUndo: () => void
}

/** The journey, leg by leg. Without legs it says what they are for. */
export function LegsPart({ trip, ways, removed, onUndo }: LegsPartProps) {
  const id = useId()
  const { legs } = trip
  const lines =
    ways.length > 0 ? ways.map((way) => ({ way, own: legsOn(way, legs) })) : [{ way: null, own: legs }]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} data-legs className={`${headingClass} outline-none`}>
        {m.exit_legs()}
      </h2>
      {legs.length === 0 && !removed && <p className="mt-1 max-w-reading text-ink-2">{m.exit_no_legs()}</p>}
      {lines.map(
        ({ way, own }) =>
          own.length > 0 && (
            <div key={way?.key ?? ''} className="mt-1.5">
              {way && ways.length > 1 && (
                <p className="text-small font-strong">{namesOn(way, trip).join(', ')}</p>
              )}
              <LegLine stops={lineStops(own, way?.steps ?? [])} />
            </div>
          ),
      )}
      <ul className="mt-1">
        {legs.map((leg) => (
          <LegRow key={leg.id} leg={leg} />
        ))}
        {removed && <RemovedRow leg={removed} onUndo={onUndo} />}
      </ul>
      <div className="mt-1.5 flex flex-wrap gap-1 print:hidden">
        <ScanPass legs={legs} />
        <Button variant="outlined" size="small" onClick={() => openLeg(newLeg)}>
          <Plus aria-hidden className="size-2.25" strokeWidth={1.6} />
          {m.exit_add_leg()}
        </Button>
      </div>
      <p className="mt-0.5 text-meta text-ink-2 print:hidden">{m.scan_stays_here()}</p>
    </section>
  )
}

/** Shown while a removed leg can be restored. Its button is focused at first. */
function RemovedRow({ leg: { from, to }, onUndo }: { leg: WithId<TripLeg>; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = button.current
    element?.focus()
    return () => {
      if (document.activeElement === element) document.querySelector<HTMLElement>('[data-legs]')?.focus()
    }
  }, [])
  return (
    <li className="flex min-h-8 flex-wrap items-center justify-between gap-x-2 border-t border-line bg-sunken px-1 py-0.5">
      <p role="status" className="text-small">
        {m.exit_leg_removed({ from, to })}
      </p>
      <Button ref={button} variant="quiet" size="small" onClick={onUndo}>
        {m.exit_undo()}
      </Button>
    </li>
  )
}

const legsOn = ({ journey }: PlannedWay, legs: readonly WithId<TripLeg>[]) =>
  journey.legs.flatMap(({ id }) => legs.find((leg) => leg.id === id) ?? [])

function LegRow({ leg }: { leg: WithId<TripLeg> }) {
  const nameOf = (text: string) => {
    const stop = readStop(text, leg.by)
    return stop ? longStop(stop.point) : text
  }
  const from = nameOf(leg.from)
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-1 border-t border-line py-1">
      <p className="text-small">
        {leg.number && <b className="font-strong">{leg.number}, </b>}
        {m.exit_from_to({
          from: [from, leg.terminal && m.exit_terminal_name({ terminal: leg.terminal })]
            .filter(Boolean)
            .join(', '),
          to: nameOf(leg.to),
        })}
        {leg.departsAt && (
          <span className="block text-ink-2">
            {m.exit_departs({
              day: formatNearDay(leg.departsAt.slice(0, 10)),
              time: timeOf(leg.departsAt),
              place: from,
            })}
          </span>
        )}
      </p>
      <Button
        variant="quiet"
        size="small"
        aria-label={m.exit_change_leg_of({ from: leg.from, to: leg.to })}
        onClick={() => openLeg(leg.id)}
      >
        <Pencil aria-hidden className="size-2" strokeWidth={1.6} />
        {m.exit_change()}
      </Button>
    </li>
  )
}
