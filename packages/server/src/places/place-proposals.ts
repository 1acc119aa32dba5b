import type { ComparedRecord, ProposedChanges } from '@retour/domain/places/refresh/found-place'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/database/database'
import type { Tables } from '#server/database/tables'

/** The numbers of new proposals and of removed ones. */
export type ProposalCounts = { proposed: number; gone: number }

/**
 * Returns all refund locations as visitors see them, with the desk's changes, so that an accepted value is not proposed
 * again.
 */
export async function listComparedRecords(database: Pick<Database, 'own'>): Promise<ComparedRecord[]> {
  const { rows } = await sql<ComparedRecord>`
    select id, name, type, area, country, city, lat, lng, hours, phone, warning_kind
    from public.refund_offices order by country, city, id`.execute(database.own)
  return rows
}

/**
 * Stores a data set's values for the locations that were compared, for staff to decide. It changes no location. Open
 * proposals that the data set does not have any more are deleted. A rejected value is not proposed again unless it
 * changes.
 */
export function storeProposals(
  database: Pick<Database, 'own'>,
  { origin, licence, looked, proposals, foundOn }: ProposedChanges,
  now: Date,
): Promise<ProposalCounts> {
  return database.own.transaction().execute(async (tx) => {
    // Only one refresh writes at a time, because two would both find nothing open.
    await sql`select pg_advisory_xact_lock(7312026019)`.execute(tx)
    const gone = await endOthers(tx, { origin, looked, proposals }, now)
    let proposed = 0
    for (const { office, field, value, source, distanceMeters } of proposals) {
      const json = value === null ? null : JSON.stringify(value)
      const { numAffectedRows } = await sql`
        insert into app.place_proposals (office_id, field, value, origin, source, licence, found_on, distance_m, created_at)
        select o.id, ${field}, ${json}::jsonb, ${origin}, ${source.slice(0, 300)}, ${licence}, ${foundOn}::date,
          ${distanceMeters}, ${now.toISOString()}::timestamptz
        from public.refund_offices o where o.id = ${office} and not exists (
          select from app.place_proposals p where p.office_id = o.id and p.field = ${field} and p.origin = ${origin}
            and p.value is not distinct from ${json}::jsonb and p.state in ('open', 'rejected'))`.execute(tx)
      proposed += Number(numAffectedRows ?? 0)
    }
    return { proposed, gone }
  })
}

async function endOthers(
  tx: Kysely<Tables>,
  { origin, looked, proposals }: Pick<ProposedChanges, 'origin' | 'looked' | 'proposals'>,
  now: Date,
): Promise<number> {
  const stored = JSON.stringify(proposals.map(({ office, field, value }) => ({ office, field, value })))
  const { numAffectedRows } = await sql`
    update app.place_proposals p set state = 'gone', decided_at = ${now.toISOString()}::timestamptz
    where p.state = 'open' and p.origin = ${origin} and p.office_id = any(${looked}::text[])
      and not exists (select from jsonb_array_elements(${stored}::jsonb) k
        where k ->> 'office' = p.office_id and k ->> 'field' = p.field
          and nullif(k -> 'value', 'null'::jsonb) is not distinct from p.value)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
