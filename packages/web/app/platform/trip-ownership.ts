import { mergeEntries } from '@retour/domain/trip/entry'
import { isWaiting } from '@retour/domain/trip/sync-trip'
import { changeTrips } from './trip-device.ts'
import {
  type AccountMemory,
  newAccountMemory,
  type TripStoreChange,
  type StoredTrip,
  type TripRow,
} from './trip-store.ts'

/** Makes a trip of no account one of this person's account; it is sent there by the next round. */
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

/** Takes a trip off this device. Where an account has it, it comes from there again when its person signs in. */
export async function forgetTrip(tripId: string): Promise<void> {
  await changeTrips('all', (stored) =>
    remove(stored, ({ entry }) => entry.tripId === tripId, newAccountMemory),
  )
}

/**
 * Takes the trips of an account off this device, since its person has left. Where they did not ask for that, because
 * their session ended by itself, what was not sent yet stays for them and is shown to nobody.
 */
export async function forgetTripsOf(person: string, isAsked: boolean): Promise<void> {
  const memory = isAsked ? null : { ...newAccountMemory, isHidden: true }
  await changeTrips('all', (stored) =>
    remove(stored, (row) => row.owner === person && (isAsked || !isWaiting(row)), memory, person),
  )
}

/** The person is here again: what their account was not sent is theirs to see. */
export async function showHiddenTripsOf(person: string): Promise<void> {
  await changeTrips([], ({ accounts }) => {
    const memory = accounts.get(person)
    return memory?.isHidden ? { account: { owner: person, memory: { ...memory, isHidden: false } } } : {}
  })
}

/** A device that has lost writes counts again under another name, so no two of its writes are ever called the same. */
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
