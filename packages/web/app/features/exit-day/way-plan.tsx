import type { DeskRecord } from '@retour/domain/exit/day/desk-entry'
import { useMemo } from 'react'
import { m } from '#app/paraglide/messages.js'
import { changeMinutes } from './change-minutes.ts'
import { DayBar } from './day-bar.tsx'
import type { ExitTrip, WriteTrip } from './exit-day-props.ts'
import { dayOf, namesOn, type PlannedWay, readyKey } from './exit-plan.ts'
import { HelpLink } from './help-link.tsx'
import { longStop, formatWeekday, timeOf } from './stop-text.ts'
import { PlanActions } from './plan-actions.tsx'
import { ReadyForm } from './ready-form.tsx'
import { StopPlan } from './stop-plan.tsx'

interface WayPlanProps {
  way: PlannedWay
  trip: ExitTrip
  records: ReadonlyMap<string, DeskRecord>
  isFirst: boolean
  isOnly: boolean
  onWrite: WriteTrip
}

/** When to leave, the day place by place, and the actions for the plan. */
export function WayPlan({ way, trip, records, isFirst, isOnly, onWrite }: WayPlanProps) {
  const days = useMemo(() => dayOf(way, trip, records), [way, trip, records])
  const [first] = days
  const start = first?.rows.find(({ at }) => at !== null)?.at ?? null
  const leg = trip.legs.find(({ id }) => id === first?.leg?.id)
  const names = namesOn(way, trip).join(', ')
  const Heading = isFirst ? 'h1' : 'h2'
  const isRide = first?.rows[0]?.what === 'ride'
  return (
    <section
      aria-label={names ? m.exit_plan_of({ name: names }) : m.exit_plan()}
      className="grid gap-3 print:block print:space-y-2"
    >
      <div>
        {!isOnly && <p className="text-small font-strong">{names}</p>}
        <Heading>
          <span className="block font-display text-[min(10vw,1.375rem)] leading-[1.27] font-serif">
            {start === null
              ? m.exit_plan()
              : isRide
                ? m.exit_leave_at({ day: formatWeekday(start.slice(0, 10)) })
                : m.exit_begins_at({ day: formatWeekday(start.slice(0, 10)) })}
          </span>{' '}
          {start !== null && (
            <span className="mt-1 block font-display text-[min(26vw,clamp(5.25rem,4rem+4vw,7.5rem))] leading-[0.9] font-text tracking-[-0.035em] tabular-nums print:text-[4rem]">
              <bdi>{timeOf(start)}</bdi>
            </span>
          )}
        </Heading>
        {start === null && <p className="mt-1 text-small text-ink-2">{m.exit_no_times()}</p>}
        {first && start !== null && (
          <div className="mt-2.5">
            <DayBar rows={first.rows} />
            <p className="mt-1 text-small text-ink-2">{m.exit_local_of({ place: longStop(first.place) })}</p>
            {leg && isRide && (
              <ReadyForm
                place={longStop(first.place)}
                minutes={leg.minutes[readyKey] ?? null}
                onChange={(minutes) => changeMinutes(leg, onWrite, readyKey, minutes)}
              />
            )}
          </div>
        )}
      </div>
      {first && <HelpLink place={first.place} />}
      <div
        className={`grid gap-3 print:block ${days.length > 1 ? 'print:columns-2 print:gap-x-4 print:space-y-1.5' : ''}`}
      >
        {days.map((day) => (
          <StopPlan key={day.stop} day={day} trip={trip} isOnly={days.length === 1} onWrite={onWrite} />
        ))}
      </div>
      <PlanActions way={way} days={days} trip={trip} />
    </section>
  )
}
