import type { Coordinates } from '@retour/domain/places/distance'
import type { Country } from '@retour/domain/places/countries'
import type { LocationType } from '@retour/domain/places/location-types'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'

type Search = { country: Country; city: string; type: LocationType; from: Coordinates | null }

/** Great-circle distance in meters on a sphere of 6371 km. `least` keeps rounding errors within asin's domain. */
const metersFrom = ({ lat, lng }: Coordinates) => sql<number | null>`2 * 6371000 * asin(least(1, sqrt(
  sin(radians(lat - ${lat}::float8) / 2) ^ 2
  + cos(radians(${lat}::float8)) * cos(radians(lat)) * sin(radians(lng - ${lng}::float8) / 2) ^ 2)))`

/**
 * Returns the refund locations of a place (catalogue slug), read as a guest. With coordinates each has its distance in
 * whole meters, nearest first; without, offices come before shops before hubs, by name.
 */
export async function findRefundLocations(database: Database, search: Search): Promise<RefundLocation[]> {
  const rows = await database.asCaller(
    { role: 'anon' },
    (tx) => {
      const { from, type } = search
      const inPlace = tx
        .selectFrom('refund_offices')
        .select(['id', 'name', 'address', 'type', 'lat', 'lng', 'country', 'city', 'opening_hours', 'hours'])
        .select(['hours_checked', 'hours_stale', 'phone', 'website', 'notes', 'validation', 'operators'])
        .select([
          'source',
          'source_dated',
          'source_before',
          'warning',
          'warning_kind',
          'warning_source',
          'area',
        ])
        .select(['looked_up_on', 'found', 'found_source', 'changed'])
        .select((from ? metersFrom(from) : sql<number | null>`null`).as('distance_meters'))
        .where('country', '=', search.country)
        .where('city', '=', search.city)
        .$if(type !== 'all', (query) => query.where('type', '=', type as Exclude<LocationType, 'all'>))
      const sorted = from
        ? inPlace.orderBy('distance_meters').orderBy('id')
        : inPlace
            .orderBy(sql`array_position('{refund-office,shopping-area}', type)`)
            .orderBy('name')
            .orderBy('id')
      return sorted.execute()
    },
    { isReadOnly: true },
  )
  return rows.map((row) => withoutGaps({ ...row, hours_stale: row.hours_stale || null }))
}

/** Removes fields without a value from a location. */
function withoutGaps(row: Record<string, unknown> & { distance_meters: number | null }): RefundLocation {
  const known = Object.entries(row).filter(([, value]) => value !== null)
  const location = Object.fromEntries(known) as RefundLocation
  if (row.distance_meters !== null) location.distance_meters = Math.round(row.distance_meters)
  return location
}
