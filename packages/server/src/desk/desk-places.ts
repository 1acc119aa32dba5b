import { placeFields } from '@retour/domain/places/place-change'
import { shippedLocations } from '@retour/domain/places/refund-locations'
import type { DeskPlace, DeskPlaces, PlaceFact } from '@retour/domain/wire/places'
import type { PlaceChanges } from '@retour/domain/wire/refund-location'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { asStaff } from './as-staff.ts'
import type { StaffMember } from './staff-member.ts'

type Dependencies = { database: Database }
type Sql = Parameters<Parameters<typeof asStaff>[2]>[0]

const listed = 200
const wordLimit = 50

/** Returns whether a member may change refund locations. */
export const mayDecidePlaces = ({ role }: StaffMember): boolean => role === 'owner' || role === 'editor'

/** Returns 404 unknown_place, to be thrown. */
export const unknownPlace = () =>
  new ApiError({ status: 404, code: 'unknown_place', message: 'This location is not known' })

const instant = (column: RawBuilder<unknown>) => sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Returns locations with open reports or proposals, at most 200, by the newest of them. */
export function listPlaces({ database }: Dependencies, member: StaffMember): Promise<DeskPlaces> {
  return asStaff(database, member.token, async (tx) => {
    const { rows } = await sql<DeskPlaces['places'][number]>`
      with said as (
        select office_id, kind, null::text as field, null::integer as distance_m, created_at
          from app.place_reports where state = 'open'
        union all
        select office_id, null, field, distance_m, created_at from app.place_proposals where state = 'open'
      ), counted as (
        select office_id, max(created_at) as latest_at, max(distance_m) as moved,
          coalesce(array_agg(distinct field) filter (where field is not null), '{}') as fields
        from said group by office_id order by latest_at desc, office_id limit ${listed + 1}
      )
      select o.id, o.name, o.city, o.country, c.fields as proposals, c.moved as "movedMeters",
        coalesce((select jsonb_object_agg(k.kind, k.many) from (
          select s.kind, count(*)::int as many from said s where s.office_id = c.office_id and s.kind is not null
          group by s.kind) as k), '{}') as reports,
        ${instant(sql`c.latest_at`)} as "latestAt"
      from counted c join public.refund_offices o on o.id = c.office_id
      order by c.latest_at desc, o.id`.execute(tx)
    const { rows: counts } = await sql<{ records: number }>`
      select count(*)::int as records from public.refund_offices`.execute(tx)
    return {
      places: rows.slice(0, listed),
      hasMore: rows.length > listed,
      records: counts[0]?.records ?? 0,
      mayDecide: mayDecidePlaces(member),
    }
  })
}

/** Returns a location: its fields with their sources, reports, open proposals and changes. Throws 404 unknown_place. */
export function readPlace({ database }: Dependencies, member: StaffMember, id: string): Promise<DeskPlace> {
  return asStaff(database, member.token, async (tx) => {
    const { rows } = await sql<Pick<DeskPlace, 'id' | 'type' | 'city' | 'country'>>`
      select id, type, city, country from public.refund_offices where id = ${id}`.execute(tx)
    const office = rows[0]
    if (!office) throw unknownPlace()
    return {
      ...office,
      facts: await readFacts(tx, id),
      reports: await readReports(tx, id),
      proposals: await readProposals(tx, id),
      changes: await readChanges(tx, id),
      mayDecide: mayDecidePlaces(member),
    }
  })
}

type FactRow = Pick<PlaceFact, 'field' | 'value' | 'mark'> & {
  changed: PlaceChanges | null
  source: string | null
  warningSource: string | null
}

async function readFacts(tx: Sql, id: string): Promise<PlaceFact[]> {
  const { rows } = await sql<FactRow>`
    select f.field, app.place_value(o, f.field) as value, app.place_mark(app.place_value(o, f.field)) as mark,
      o.changed, o.source, o.warning_source as "warningSource"
    from public.refund_offices o cross join unnest(${sql.val([...placeFields])}::text[]) with ordinality as f (field, n)
    where o.id = ${id} order by f.n`.execute(tx)
  const shipped = shippedLocations.find((record) => record.id === id)
  return rows.map(({ field, value, mark, changed, source, warningSource }) => {
    const change = changed?.[field]
    if (change) return { field, value, mark, source: change.source, licence: change.licence }
    const own = {
      hours: shipped?.hours_source,
      phone: shipped?.phone_source,
      warning: warningSource,
    }[field as string]
    return { field, value, mark, source: value === null ? null : (own ?? source), licence: null }
  })
}

const readReports = async (tx: Sql, id: string) =>
  (
    await sql<DeskPlace['reports'][number]>`
      select id, kind, note, ${instant(sql`said_at`)} as "saidAt", state, reason
      from app.place_reports where office_id = ${id}
      order by (state = 'open') desc, created_at desc, id limit ${wordLimit}`.execute(tx)
  ).rows

const readProposals = async (tx: Sql, id: string) =>
  (
    await sql<DeskPlace['proposals'][number]>`
      select id, field, value, origin, source, licence, found_on::text as "foundOn", distance_m as "distanceMeters"
      from app.place_proposals where office_id = ${id} and state = 'open' order by field, origin`.execute(tx)
  ).rows

const readChanges = async (tx: Sql, id: string) =>
  (
    await sql<DeskPlace['changes'][number]>`
      select id, field, value, origin, source, licence, reason, ${instant(sql`changed_at`)} as "changedAt",
        ended_because as "endedBecause"
      from app.place_changes where office_id = ${id}
      order by (ended_at is null) desc, changed_at desc, id limit ${wordLimit}`.execute(tx)
  ).rows
