import type { RideHistoryLine } from '@retour/domain/wire/ride'
import type { Database } from '#server/database/database'
import { namesOfStaff } from '#server/desk/staff-names'
import type { MoveLine } from './ride-row.ts'

/** The lines with the names of the staff who made them, which only the server may read. */
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
