import { isDeleted, knowsAll, mergeEntries } from '@retour/domain/trip/entry'
import type { Entry } from '@retour/domain/trip/entry-schema'
import { changeTrips, readTrip } from './trip-device.ts'
import { isShown } from './trip-state.ts'

/** Thrown if another row with this id exists here. Nothing has changed then. */
export class OtherRow extends Error {}

/**
 * Merges the rows of a saved trip with existing ones by their version vectors, in one transaction. New rows are stored
 * where the trip is; a new trip belongs to the signed-in account. Returns the rows that were deleted here by somebody
 * who had seen all saved changes: they stay deleted.
 */
export async function takeInRows(
  tripId: string,
  entries: readonly Entry[],
): Promise<{ stayedDeleted: Entry[] }> {
  const stayedDeleted: Entry[] = []
  await changeTrips(
    entries.map(({ id }) => id),
    ({ rows, accounts }) => {
      const { person } = readTrip()
      const stored = new Map(
        rows.filter((row) => isShown(row, person, accounts)).map((row) => [row.entry.id, row]),
      )
      const owner = stored.get(tripId)?.owner ?? person ?? ''
      const changed = entries.flatMap((entry) => {
        const row = stored.get(entry.id)
        if (!row) return [{ owner, met: null, entry }]
        if (row.entry.tripId !== tripId || row.entry.kind !== entry.kind)
          throw new OtherRow(`The row ${entry.id} is here already, in another trip.`)
        const isKnown = knowsAll(row.entry.seen, entry.seen)
        const merged = isKnown ? row.entry : mergeEntries(row.entry, entry)
        if (isDeleted(merged) && !isDeleted(entry)) stayedDeleted.push(merged)
        return isKnown ? [] : [{ ...row, entry: merged }]
      })
      return { rows: changed, settings: { shownTrip: tripId } }
    },
  )
  return { stayedDeleted }
}
