import { useMemo, useSyncExternalStore } from 'react'
import { tripState } from '#app/platform/trip-device.ts'
import { viewTrip } from './trip-view.ts'

/** The trip on this device, as it is in all tabs. */
export function useTrip() {
  const state = useSyncExternalStore(tripState.subscribe, tripState.read, () => tripState.initial)
  const { entries, shownTrip } = state
  const view = useMemo(() => viewTrip({ entries, shownTrip }), [entries, shownTrip])
  return { ...state, view }
}
