import type { RideState } from '@retour/domain/rides/ride'
import type { CustomerRide } from '@retour/domain/wire/ride'
import { m } from '#app/paraglide/messages.js'
import { shortTime } from '#app/platform/format-ride.ts'
import { rideStateName } from '#app/ui/ride-state.tsx'

/** The past steps, with their times in the place's time zone, and the remaining ones. */
export function RideSteps({ answer }: { answer: CustomerRide }) {
  const { history, ride, moves } = answer
  const steps = history.filter(({ state }, index) => state !== history[index + 1]?.state)
  return (
    <section>
      <h2 className="heading-2">{m.ride_where_it_stands()}</h2>
      <ol className="mt-2">
        {steps.map(({ state, at }, index) => (
          <li key={`${state} ${at}`} className="grid grid-cols-[1.5rem_1fr_auto] gap-1.5 pb-2">
            <Dot phase={index === steps.length - 1 ? 'now' : 'past'} />
            <div>
              <p className="font-strong">{rideStateName(state)}</p>
              {state === 'quoted' && moves.includes('accept') && (
                <p className="text-ink-2">{m.ride_your_turn()}</p>
              )}
            </div>
            <time dateTime={at} className="text-small text-ink-2">
              <bdi>{shortTime(at, ride.country)}</bdi>
            </time>
          </li>
        ))}
        {ahead(ride.state).map(({ name, hint }) => (
          <li key={name} className="grid grid-cols-[1.5rem_1fr] gap-1.5 pb-2">
            <Dot phase="ahead" />
            <div>
              <p className="font-strong">{name}</p>
              <p className="text-ink-2">{hint}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Returns the remaining steps; none for a ride that has ended early. */
function ahead(state: RideState) {
  const confirmed = { name: m.ride_state_confirmed(), hint: m.ride_confirmed_later() }
  const day = { name: m.ride_day(), hint: m.ride_day_later() }
  if (state === 'requested' || state === 'quoted' || state === 'accepted') return [confirmed, day]
  return state === 'confirmed' ? [day] : []
}

const styles = {
  past: 'bg-ink border-ink',
  now: 'bg-gold border-gold',
  ahead: 'border-dashed border-line-strong',
}

function Dot({ phase }: { phase: keyof typeof styles }) {
  return <span aria-hidden className={`mt-0.5 size-2 rounded-full border-2 ${styles[phase]}`} />
}
