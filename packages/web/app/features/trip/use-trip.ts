import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '#app/features/accounts/use-session.ts'
import { noTripYet, readTrip, showTripsOf, subscribeToTrip } from '#app/platform/trip-device.ts'
import { viewTrip } from './trip-view.ts'

/** The trip on this device for the signed-in person, shared by all tabs. */
export function useTrip() {
  const { status, user } = useSession()
  const person = user?.id ?? null
  useLayoutEffect(() => {
    if (status === 'loading') return
    showTripsOf(person).catch((error: unknown) => console.warn('The trip could not be read:', error))
  }, [status, person])
  const state = useSyncExternalStore(subscribeToTrip, readTrip, () => noTripYet)
  const { entries, shownTrip } = state
  const view = useMemo(() => viewTrip({ entries, shownTrip }), [entries, shownTrip])
  return { ...state, view }
}
