import type { RideHistoryLine } from '@retour/domain/wire/ride'
import type { Database } from '#server/database/database'
import { namesOfStaff } from '#server/desk/staff-names'
import type { MoveLine } from './ride-row.ts'

/** Adds the names of staff members to the entries; only the server may read these names. */
export async function withNames(
  database: Pick<Database, 'own'>,
  moves: MoveLine[],
): Promise<RideHistoryLine[]> {
  const nameOf = await namesOfStaff(
    database,
    moves.flatMap(({ movedBy }) => movedBy ?? []),
  )
  return moves.map(({ movedBy, ...line }) => ({ ...line, name: nameOf(movedBy) }))
}
