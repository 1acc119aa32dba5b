import { refundLocations } from '../../places/refund-locations.ts'
import type { DeskRecord } from './desk-entry.ts'
import { desks } from './desks.ts'

/**
 * The records of all desks that a plan may name, in the order of their ids. For a file that is written while the site is
 * built: no browser code may import the records.
 */
export function deskRecords(): DeskRecord[] {
  const wanted = new Set(Object.values(desks).flatMap((there) => there.map(({ id }) => id)))
  return refundLocations
    .filter(({ id }) => wanted.has(id))
    .map(
      ({
        id,
        name,
        address,
        country,
        opening_hours,
        hours,
        hours_checked,
        hours_stale,
        ...more
      }): DeskRecord => ({
        id,
        name,
        address,
        country,
        opening_hours,
        hours,
        hours_checked,
        hours_stale,
        warning: more.warning,
        notes: more.notes,
        operators: more.operators,
        source: more.source,
        source_dated: more.source_dated,
        looked_up_on: more.looked_up_on,
      }),
    )
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
