import { changedLocation } from '@retour/domain/places/changed-location'
import { type ChangedLocation, applyLocationChanges } from '@retour/domain/places/refund-locations'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { readyWithinMs, withinTime } from '#server/database/within-time'

/** The desk's changes of refund locations. */
export type LocationsInForce = {
  /**
   * Returns the desk's changes, ordered by location id, and applies them to `refundLocations` in this process. If the
   * database does not respond in time, it returns the last known ones.
   */
  read(): Promise<readonly ChangedLocation[]>
}

/** Reads the changes at each use, so that all processes follow at once. */
export function createLocationsInForce(database: Pick<Database, 'own'>): LocationsInForce {
  let last: ChangedLocation[] = []
  const readNow = async () => {
    const { rows } = await sql<RefundLocation>`
      select id, name, address, lat, lng, hours, opening_hours, hours_checked, hours_stale, phone, website, warning,
        warning_kind, warning_source, changed
      from public.refund_offices where changed <> '{}'::jsonb order by id`.execute(database.own)
    last = rows.map(changedLocation)
    applyLocationChanges(last)
    return true
  }
  return {
    read: async () => {
      await withinTime(readNow(), readyWithinMs)
      return last
    },
  }
}
