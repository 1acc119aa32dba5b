import { useMemo, useSyncExternalStore } from 'react'
import { noTripYet, readTrip, subscribeToTrip } from '#app/platform/trip-device.ts'
import { viewTrip } from './trip-view.ts'

/** The trip on this device, as it is in all tabs. */
export function useTrip() {
  const state = useSyncExternalStore(subscribeToTrip, readTrip, () => noTripYet)
  const { entries, shownTrip } = state
  const view = useMemo(() => viewTrip({ entries, shownTrip }), [entries, shownTrip])
  return { ...state, view }
}
