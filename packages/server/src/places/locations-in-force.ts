import { changedLocation } from '@retour/domain/places/changed-location'
import { type ChangedLocation, applyLocationChanges } from '@retour/domain/places/refund-locations'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { readyWithinMs, withinTime } from '#server/database/within-time'

export type LocationsInForce = {
  /**
   * What the desk has changed of the shipped records, in the order of their ids, learned by this process: from then on
   * `refundLocations` holds it. Where the database does not tell in time, what it told last.
   */
  read(): Promise<readonly ChangedLocation[]>
}

/** Asked for at each use, so that every process follows at once. */
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
