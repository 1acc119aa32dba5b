import { sql } from 'kysely'
import type { Database } from '#server/database/database'

/**
 * Returns a function that maps account ids to names, which only the server may read. It returns null for an account
 * that is deleted or has no name.
 */
export async function namesOfStaff(
  { own }: Pick<Database, 'own'>,
  ids: readonly string[],
): Promise<(id: string | null) => string | null> {
  const uniqueIds = [...new Set(ids)]
  const { rows } = await sql<{ id: string; name: string | null }>`
    select id, raw_user_meta_data ->> 'full_name' as name from auth.users where id = any(${uniqueIds}::uuid[])`.execute(
    own,
  )
  const found = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => (id === null ? null : (found.get(id) ?? null))
}
