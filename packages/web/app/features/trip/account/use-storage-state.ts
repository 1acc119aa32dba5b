import { isWaiting } from '@retour/domain/trip/sync-trip'
import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '#app/features/accounts/use-session.ts'
import { noTripYet, readTrip, subscribeToTrip } from '#app/platform/trip-device.ts'
import { quietSync, readSync, subscribeToSync, type SyncState } from './sync-state.ts'

/** Where the shown trip is stored. */
export type StorageState =
  | { where: 'here'; isSignedIn: boolean }
  /** It belongs to an account, and nobody is signed in. */
  | { where: 'left' }
  | { where: 'account'; sync: SyncState; isWaiting: boolean; savedAtMs: number | null }

/** Returns the state of the trip with this id; null for a trip that is not started. */
export function useStorageState(tripId: string | null): StorageState {
  const { user } = useSession()
  const { rows, accounts } = useSyncExternalStore(subscribeToTrip, readTrip, () => noTripYet)
  const sync = useSyncExternalStore(subscribeToSync, readSync, () => quietSync)
  const trip = tripId === null ? undefined : rows.get(tripId)
  const owner = tripId === null ? (user?.id ?? '') : (trip?.owner ?? '')
  const { refused } = sync
  const waiting = useMemo(() => {
    const reported = new Set(refused.map(({ id }) => id))
    const own = [...rows.values()].filter((row) => row.owner !== '' && row.owner === owner)
    return own.some((row) => isWaiting(row) && !reported.has(row.entry.id))
  }, [rows, owner, refused])
  if (owner === '') return { where: 'here', isSignedIn: user !== null }
  if (!user) return { where: 'left' }
  return { where: 'account', sync, isWaiting: waiting, savedAtMs: accounts.get(owner)?.savedAtMs ?? null }
}
