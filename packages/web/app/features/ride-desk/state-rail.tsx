import { rideStates, type RideState } from '@retour/domain/rides/ride'
import type { DeskRide } from '@retour/domain/wire/ride'
import { m } from '#app/paraglide/messages.js'
import { rideStateName } from '#app/ui/ride-state.tsx'

const way = rideStates.slice(0, 8)

/** The eight states of a ride, up to the current one; a ride that has ended early shows its state only. */
export function StateRail({ ride: { state } }: { ride: DeskRide }) {
  const reached = way.indexOf(state)
  const shown: readonly RideState[] = reached < 0 ? [state] : way
  return (
    <ol
      aria-label={m.desk_way()}
      className={`mt-2 flex flex-wrap gap-x-2 gap-y-1 ${reached < 0 ? '' : 'xl:grid xl:grid-cols-8 xl:gap-0'}`}
    >
      {shown.map((one, index) => {
        const isNow = one === state
        const style = isNow
          ? 'bg-gold border-gold'
          : index < reached
            ? 'bg-ink border-ink'
            : 'border-line-strong'
        return (
          <li
            key={one}
            aria-current={isNow ? 'step' : undefined}
            className={`flex items-center gap-0.75 text-small xl:relative xl:flex-col xl:items-start ${isNow ? 'font-strong' : 'text-ink-2'}`}
          >
            {index > 0 && (
              <span
                aria-hidden
                className={`absolute end-full top-0.75 hidden w-[calc(100%-0.75rem)] border-t xl:block ${index <= reached ? 'border-ink' : 'border-line-strong'}`}
              />
            )}
            <span aria-hidden className={`size-1.5 rounded-full border-2 ${style}`} />
            {rideStateName(one)}
          </li>
        )
      })}
    </ol>
  )
}
