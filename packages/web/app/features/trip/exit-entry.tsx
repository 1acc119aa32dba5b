import { formatNearDay } from '@retour/domain/content/format-day'
import { m } from '#app/paraglide/messages.js'
import type { TripStep } from '#app/platform/trip-device.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { exitPath, exitPlanPath } from './trip-address.ts'
import type { IssuedForm } from './trip-sums.ts'
import type { TripView } from './trip-view.ts'

/** The props of the last day's screens. */
export interface ExitDayGiven {
  screen: 'legs' | 'plan'
  view: TripView
  forms: readonly IssuedForm[]
  /** Writes rows of the open trip, or starts a trip. */
  onWrite: (steps: (tripId: string) => TripStep[]) => Promise<void>
}

/** The entry to the last day: its legs, or what it is for. */
export function ExitEntry({ view: { legs } }: { view: TripView }) {
  return (
    <Card title={m.trip_exit_day()} lead={legs.length === 0 ? m.trip_exit_empty() : undefined}>
      {legs.length > 0 && (
        <ul className="border-b border-line">
          {legs.map(({ id, from, to, departsAt }) => (
            <li key={id} className="border-t border-line py-1">
              {departsAt
                ? m.trip_exit_leg({
                    day: formatNearDay(departsAt.slice(0, 10)),
                    time: departsAt.slice(11),
                    from,
                    to,
                  })
                : `${from} – ${to}`}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-1.5 flex flex-wrap gap-1 print:hidden">
        {legs.length === 0 ? (
          <ButtonLink to={exitPath} variant="outlined" size="small">
            {m.trip_exit_begin()}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={exitPlanPath} size="small">
              {m.trip_exit_plan()}
            </ButtonLink>
            <ButtonLink to={exitPath} variant="outlined" size="small">
              {m.trip_exit_legs()}
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  )
}
