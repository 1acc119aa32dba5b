import { useMemo } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useSessionStore } from '#app/platform/session-store.ts'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { BagsPart } from './bags-part.tsx'
import type { ExitDayProps } from './exit-day-props.ts'
import { waysOut } from './exit-plan.ts'
import { legStore, newLeg } from './leg-draft.ts'
import { LegSheet } from './leg-sheet.tsx'
import { LegsPart } from './legs-part.tsx'
import { formatWeekday } from './stop-text.ts'
import { PlacesPart } from './places-part.tsx'
import { PlanPart } from './plan-part.tsx'
import { useRemovedLeg } from './use-removed-leg.ts'

/** The last day: legs and bags, which decide where each form is stamped, and the resulting plan. */
export function ExitDayScreen({ screen, view, forms, onWrite, breadcrumbs }: ExitDayProps) {
  const trip = useMemo(
    () => ({ legs: view.legs, bags: view.bags, travelers: view.travelers, forms }),
    [view, forms],
  )
  const ways = useMemo(() => waysOut(trip), [trip])
  const removal = useRemovedLeg(trip, onWrite)
  const { open } = useSessionStore(legStore)
  const isOpen = open === newLeg || trip.legs.some(({ id }) => id === open)
  const day = trip.legs[0]?.departsAt?.slice(0, 10) ?? null
  const legs = (
    <Part instead={<PartBroken />}>
      <LegsPart trip={trip} ways={ways} removed={removal.removed} onUndo={removal.undo} />
    </Part>
  )
  const bags = (
    <Part instead={<PartBroken />}>
      <BagsPart trip={trip} ways={ways} onWrite={onWrite} />
    </Part>
  )
  return (
    <>
      {screen === 'plan' ? (
        <PlanPart trip={trip} ways={ways} onWrite={onWrite} breadcrumbs={breadcrumbs}>
          {legs}
          {bags}
        </PlanPart>
      ) : (
        <div className="page grid grid-cols-1 gap-4 pt-1.5 pb-8 lg:max-w-[44rem]">
          <div>
            {breadcrumbs}
            <h1 className="mt-1 font-display text-[min(11vw,2.25rem)] leading-[1.06] font-serif tracking-display lg:text-h1">
              {day ? formatWeekday(day) : m.exit_name()}
            </h1>
            <p className="mt-1 max-w-reading text-ink-2">{m.exit_lead()}</p>
          </div>
          {legs}
          {bags}
          <PlacesPart ways={ways} />
        </div>
      )}
      {isOpen && open !== null && (
        <LegSheet
          key={open}
          id={open}
          trip={trip}
          endsOn={view.trip?.endsOn ?? null}
          onWrite={onWrite}
          onRemove={removal.remove}
        />
      )}
    </>
  )
}
