import type { DayStop } from '@retour/domain/exit/day/exit-day'
import { allowedFor } from '@retour/domain/exit/day/durations'
import type { DayRow } from '@retour/domain/exit/day/fit-stop'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { AskPart } from './ask-part.tsx'
import { changeMinutes } from './change-minutes.ts'
import { DayRowPart } from './day-row-part.tsx'
import { DeskPart } from './desk-part.tsx'
import type { ExitTrip, WriteTrip } from './exit-day-props.ts'
import { FormSteps } from './form-steps.tsx'
import { headingClass } from './heading-class.ts'
import { OutOfReachPart } from './out-of-reach-part.tsx'
import { formatWeekday, longStop } from './stop-text.ts'
import { RideLink } from './ride-link.tsx'

interface StopPlanProps {
  day: DayStop
  trip: ExitTrip
  isOnly: boolean
  onWrite: WriteTrip
}

/** The rows of one place, with the desk, the forms and the questions; what is out of reach comes first. */
export function StopPlan({ day, trip, isOnly, onWrite }: StopPlanProps) {
  const leg = trip.legs.find(({ id }) => id === day.leg?.id)
  const at = day.rows.find((row) => row.at)?.at

  const own = leg?.minutes ?? {}
  const heading = isOnly ? 'h2' : 'h3'
  return (
    <section className="grid gap-2.5 print:block" aria-label={longStop(day.place)}>
      {!isOnly && (
        <h2 className={`${headingClass} border-t-2 border-ink pt-2`}>
          {longStop(day.place)}
          {at && (
            <span className="block font-sans text-small text-ink-2">{formatWeekday(at.slice(0, 10))}</span>
          )}
        </h2>
      )}
      {day.isDepartureAtRisk && <Note kind="error">{m.exit_departure_at_risk()}</Note>}
      <OutOfReachPart day={day} trip={trip} heading={heading} />
      {day.note && <Note kind="warning">{day.note}</Note>}
      <ol>
        {day.rows.map((row) => (
          <DayRowPart
            key={row.what}
            heading={heading}
            row={row.what === 'spare' ? { ...row, from: allowedFor('spare', own) } : row}
            extra={row.what === 'bag-drop' && row.at ? allowedFor('bag-drop-closes', own) : null}
            onChange={leg ? (name, minutes) => changeMinutes(leg, onWrite, name, minutes) : null}
          >
            {contentOf(row, day, trip, onWrite)}
          </DayRowPart>
        ))}
      </ol>
      {day.rows.every(({ what }) => what !== 'customs') && (
        <CustomsPart day={day} trip={trip} onWrite={onWrite} />
      )}
    </section>
  )
}

function contentOf(row: DayRow, day: DayStop, trip: ExitTrip, onWrite: WriteTrip): ReactNode {
  switch (row.what) {
    case 'ride':
      return <RideLink day={day} at={row.at} />
    case 'customs':
      return <CustomsPart day={day} trip={trip} onWrite={onWrite} />
    case 'cash':
      return day.cashDesks[0] && <DeskPart desks={day.cashDesks.slice(0, 1)} at={row.at} />
    case 'bag-drop':
      return <DropText day={day} />
    default:
      return null
  }
}

function CustomsPart({ day, trip, onWrite }: Pick<StopPlanProps, 'day' | 'trip' | 'onWrite'>) {
  const missed = new Set(day.missed.map(({ form }) => form.id))
  const shown = day.shown.filter(({ form }) => !missed.has(form.id))
  const at = day.rows.find(({ what }) => what === 'customs')?.at ?? null
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {shown.length + day.asked.length > 0 && <DeskPart desks={day.desks} at={at} />}
      <FormSteps steps={shown} trip={trip} />
      <AskPart steps={day.asked} place={day.place} trip={trip} onWrite={onWrite} />
      {shown.length > 0 && day.insteadOfCash && <Note>{day.insteadOfCash.says}</Note>}
    </div>
  )
}

/** The bag is checked in only after the stamps. */
function DropText({ day }: { day: DayStop }) {
  const count = [...day.shown, ...day.asked].filter(({ step }) => step.goods.bag === 'hold').length
  return count > 0 ? <p className="text-small font-strong">{m.exit_not_before({ count })}</p> : null
}
