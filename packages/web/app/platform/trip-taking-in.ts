import { isDeleted, knowsAll, mergeEntries } from '@retour/domain/trip/entry'
import type { Entry } from '@retour/domain/trip/entry-schema'
import { changeTrips, readTrip } from './trip-device.ts'
import { isShown } from './trip-state.ts'

/** Thrown where a row of this name is already here and is another one. Nothing has changed then. */
export class OtherRow extends Error {}

/**
 * Makes the rows of a saved trip one with those that are here, by what each copy has seen, in one transaction; where the
 * trip is kept its new rows are, a trip that is new is the account's of who is signed in. Gives the rows that are deleted
 * here by somebody who had seen all that the saved ones hold: those stay deleted.
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
