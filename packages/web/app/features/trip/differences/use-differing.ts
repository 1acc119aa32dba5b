import { isDeleted } from '@retour/domain/trip/entry'
import type { Entry } from '@retour/domain/trip/entry-schema'
import { useMemo, useSyncExternalStore } from 'react'
import { noTripYet, readTrip, subscribeToTrip } from '#app/platform/trip-device.ts'
import { hasDifferences } from './has-differences.ts'

/** The rows of the shown trip with conflicts, by their ids. */
export function useDiffering(tripId: string | null): ReadonlyMap<string, Entry> {
  const { entries } = useSyncExternalStore(subscribeToTrip, readTrip, () => noTripYet)
  return useMemo(() => {
    const differing = [...entries].filter(
      ([, entry]) => entry.tripId === tripId && !isDeleted(entry) && hasDifferences(entry),
    )
    return new Map(differing)
  }, [entries, tripId])
}
