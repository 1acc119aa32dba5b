import type { Coordinates } from '@retour/domain/places/distance'
import type { Country } from '@retour/domain/places/countries'
import type { LocationType } from '@retour/domain/places/location-types'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import type { Database, Statement } from '#server/database/database'

type Search = { country: Country; city: string; type: LocationType; from: Coordinates | null }
type FoundRow = Record<string, unknown> & { hours_stale: boolean; distance_meters: number | null }

const columns = `id, name, address, type, lat, lng, country, city, opening_hours, hours, hours_checked, hours_stale, phone,
  website, notes, validation, operators, source, source_dated, source_before, warning, warning_kind, warning_source, area,
  looked_up_on, found, found_source, changed`

/** Great-circle distance in meters on a sphere of 6371 km. `least` keeps rounding errors within asin's domain. */
const metersFrom = `2 * 6371000 * asin(least(1, sqrt(
  sin(radians(lat - $4::float8) / 2) ^ 2
  + cos(radians($4::float8)) * cos(radians(lat)) * sin(radians(lng - $5::float8) / 2) ^ 2)))`

/** Returns the text of the search; the database writes its rows as one JSON array, in order. */
const searchText = (
  distance: string,
  order: string,
) => `select coalesce(json_agg(location), '[]')::text as locations
  from (
    select ${columns}, ${distance} as distance_meters from public.refund_offices
    where country = $1 and city = $2 and ($3 = 'all' or type = $3)
    order by ${order}
  ) as location`

const byDistance = searchText(metersFrom, 'distance_meters, id')
const byKind = searchText(
  'null::float8',
  `array_position('{refund-office,shopping-area}'::text[], type), name, id`,
)

const statementOf = ({ country, city, type, from }: Search): Statement => {
  const place = [country, city, type]
  return from
    ? { text: byDistance, values: [...place, String(from.lat), String(from.lng)] }
    : { text: byKind, values: place }
}

/**
 * Returns the refund locations of a place (catalogue slug), read as a guest. With coordinates each has its distance in
 * whole meters, nearest first; without, offices come before shops before hubs, by name.
 */
export async function findRefundLocations(database: Database, search: Search): Promise<RefundLocation[]> {
  const [row] = await database.runAsCaller({ role: 'anon' }, statementOf(search), { isReadOnly: true })
  const found = JSON.parse(row?.locations ?? '[]') as FoundRow[]
  return found.map((location) => withoutGaps({ ...location, hours_stale: location.hours_stale || null }))
}

/** Removes fields without a value from a location. */
function withoutGaps(row: Record<string, unknown> & { distance_meters: number | null }): RefundLocation {
  const known = Object.entries(row).filter(([, value]) => value !== null)
  const location = Object.fromEntries(known) as RefundLocation
  if (row.distance_meters !== null) location.distance_meters = Math.round(row.distance_meters)
  return location
}
