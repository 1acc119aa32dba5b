import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import type { ExitTrip, WriteTrip } from './exit-day-props.ts'
import { legsPath } from './exit-paths.ts'
import type { PlannedWay } from './exit-plan.ts'
import { useDesks } from './use-desks.ts'
import { WayPlan } from './way-plan.tsx'

interface PlanPartProps {
  trip: ExitTrip
  ways: readonly PlannedWay[]
  onWrite: WriteTrip
  breadcrumbs: ReactNode
  /** Legs and bags, beside the plan if there is room. */
  children: ReactNode
}

/** The plan of the last day, one for travelers with the same legs. */
export function PlanPart({ trip, ways, onWrite, breadcrumbs, children }: PlanPartProps) {
  const { records, hasFailed } = useDesks()
  const planned = ways.filter(({ journey }) => journey.legs.length > 0)
  return (
    // Printed as blocks: a grid across two pages would print rows over each other.
    <div
      data-plan
      className="page grid grid-cols-1 gap-4 pt-1.5 pb-8 print:block print:pb-0 print:[zoom:0.68]"
    >
      <div className="print:hidden">{breadcrumbs}</div>
      {planned.length === 0 && (
        <div className="grid max-w-reading justify-items-start gap-2">
          <h1 className="heading-1">{m.exit_name()}</h1>
          <p className="text-ink-2">{trip.legs.length === 0 ? m.exit_no_legs() : m.exit_no_forms()}</p>
          <ButtonLink to={legsPath}>{m.exit_to_legs()}</ButtonLink>
        </div>
      )}
      {hasFailed && (
        <Note kind="offline" role="status">
          {m.exit_no_desks()}
        </Note>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-10 print:block">
        <div className="grid min-w-0 gap-6 print:block print:space-y-3">
          {planned.map((way, index) => (
            <Part key={way.key} instead={<PartBroken />}>
              <WayPlan
                way={way}
                trip={trip}
                records={records}
                isFirst={index === 0}
                isOnly={planned.length === 1}
                onWrite={onWrite}
              />
            </Part>
          ))}
        </div>
        {planned.length > 0 && (
          <>
            <div className="hidden gap-4 lg:grid print:hidden">{children}</div>
            <ButtonLink to={legsPath} variant="outlined" className="lg:hidden print:hidden">
              {m.exit_to_legs()}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  )
}
