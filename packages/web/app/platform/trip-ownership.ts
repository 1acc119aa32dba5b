import { mergeEntries } from '@retour/domain/trip/entry'
import { isWaiting } from '@retour/domain/trip/sync-trip'
import { readText, removeText, storedKeys } from './browser-storage.ts'
import { chooseTripForgotten, removalPrefix, tabPersonKey } from './forget-person.ts'
import { changeTrips, readTrip } from './trip-device.ts'
import {
  type AccountMemory,
  newAccountMemory,
  type TripStoreChange,
  type StoredTrip,
  type TripRow,
} from './trip-store.ts'

/** Assigns a trip without an account to this person's account; the next sync round sends it. */
export async function giveTripTo(person: string, tripId: string): Promise<void> {
  await changeTrips('all', ({ rows }) => {
    const given = rows.filter(({ owner, entry }) => owner === '' && entry.tripId === tripId)
    const own = new Map(rows.filter(({ owner }) => owner === person).map((row) => [row.entry.id, row]))
    return {
      removed: given,
      rows: given.map(({ entry }) => {
        const there = own.get(entry.id)
        return there
          ? { ...there, entry: mergeEntries(there.entry, entry) }
          : { owner: person, entry, met: null }
      }),
    }
  })
}

/** Removes a trip from this device. If an account has it, it returns when its person signs in. */
export async function forgetTrip(tripId: string): Promise<void> {
  await changeTrips('all', (stored) =>
    remove(stored, ({ entry }) => entry.tripId === tripId, newAccountMemory),
  )
}

/**
 * Removes the trips of an account from this device after sign-out. If the session ended by itself, unsent changes stay
 * for the person but are not shown. Rejects if the device's database could not be opened, so may still have them.
 */
export async function forgetTripsOf(person: string, hasSignedOut: boolean): Promise<void> {
  const memory = hasSignedOut ? null : { ...newAccountMemory, isHidden: true }
  await changeTrips('all', (stored) =>
    remove(stored, (row) => row.owner === person && (hasSignedOut || !isWaiting(row)), memory, person),
  )
  // A browser without a database has had the trips in this page alone.
  if (!readTrip().isStored && typeof indexedDB !== 'undefined')
    throw new Error('The database of the trips could not be opened.')
}

/** Does the removals that are noted as `asked` or `ended`, but for the signed-in account (`finishRemovals`). */
export async function removeNotedTrips(): Promise<void> {
  for (const key of storedKeys('localStorage', removalPrefix)) {
    const person = key.slice(removalPrefix.length)
    try {
      if (person === readText('sessionStorage', tabPersonKey)) chooseTripForgotten(true)
      else await forgetTripsOf(person, readText('localStorage', key) === 'asked')
      removeText('localStorage', key)
    } catch (error) {
      console.warn('A trip could not be removed yet:', error)
    }
  }
}

/** The person is signed in again: unsent changes of their account are shown. */
export async function showHiddenTripsOf(person: string): Promise<void> {
  await changeTrips([], ({ accounts }) => {
    const memory = accounts.get(person)
    return memory?.isHidden ? { account: { owner: person, memory: { ...memory, isHidden: false } } } : {}
  })
}

/** A device that has lost writes gets a new name, so no two of its writes have the same number. */
function remove(
  { rows }: StoredTrip,
  isRemoved: (row: TripRow) => boolean,
  memory: AccountMemory | null,
  person?: string,
): TripStoreChange {
  const removed = rows.filter(isRemoved)
  if (removed.length === rows.length) return { isEmptied: true }
  const owner = person ?? removed[0]?.owner
  return { removed, device: null, ...(owner && { account: { owner, memory } }) }
}
