import type { TripLeg } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'
import type { WriteTrip } from './exit-day-props.ts'

/** Stores a person's own minutes on a leg under a name; null removes them. Failures are shown. */
export function changeMinutes(
  leg: WithId<TripLeg>,
  onWrite: WriteTrip,
  name: string,
  minutes: number | null,
): void {
  const { [name]: _before, ...others } = leg.minutes
  const next = minutes === null ? others : { ...others, [name]: minutes }
  onWrite(() => [{ id: leg.id, fields: { minutes: next } }]).catch(() =>
    showToast('error', m.exit_not_saved()),
  )
}
