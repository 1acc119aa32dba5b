import type { RideHistoryLine } from '@retour/domain/wire/ride'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import type { MoveLine } from './ride-row.ts'

/** The lines with the names of the staff who made them, which only the server may read. */
export async function withNames(
  database: Pick<Database, 'own'>,
  moves: MoveLine[],
): Promise<RideHistoryLine[]> {
  const ids = [...new Set(moves.flatMap(({ movedBy }) => movedBy ?? []))]
  const { rows } = await sql<{ id: string; name: string | null }>`
    select id, raw_user_meta_data ->> 'full_name' as name from auth.users where id = any(${ids}::uuid[])`.execute(
    database.own,
  )
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]))
  return moves.map(({ movedBy, ...line }) => ({ ...line, name: (movedBy && nameOf.get(movedBy)) ?? null }))
}
