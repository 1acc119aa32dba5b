import { sql } from 'kysely'
import type { Database } from '#server/database/database'

/** What accounts are called, which only the server may read; null for one that is gone or has no name. */
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
