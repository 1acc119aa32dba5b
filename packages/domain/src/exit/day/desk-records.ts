import { refundLocations } from '../../places/refund-locations.ts'
import type { DeskRecord } from './desk-entry.ts'
import { desks } from './desks.ts'

/**
 * Returns the records of all desks that a plan may name, sorted by id. It is for a file written at build time: browser
 * code must not import the records.
 */
export function deskRecords(): DeskRecord[] {
  const deskIds = new Set(Object.values(desks).flatMap((there) => there.map(({ id }) => id)))
  return refundLocations
    .filter(({ id }) => deskIds.has(id))
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
