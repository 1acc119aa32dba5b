import type { Database, RunSql, SqlRow } from '#server/database/database'
import { personParts, type PersonPart } from './person-parts.ts'
import { readPersonAddress } from './person-address.ts'
import { findSpellings } from './person-spellings.ts'

/** Rows by table, as JSON of the database. Tables without rows are omitted. */
export type PersonExport = { email: string; madeAt: string; rows: Record<string, SqlRow[]> }

/**
 * Returns all data of the person with this email address (GDPR, articles 15 and 20), read in one transaction. Throws
 * PersonAddressError.
 */
export async function exportPerson(database: Database, typed: string, at: Date): Promise<PersonExport> {
  const email = readPersonAddress(typed)
  const rows = await database.runScript(async (run) => {
    await run('set transaction isolation level repeatable read read only')
    const spellings = await findSpellings(run, email)
    const found: Record<string, SqlRow[]> = {}
    for (const part of await existingParts(run)) {
      const { rows: own } = await run(
        `select to_jsonb(t) - $2::text[] as row from ${part.table} t where ${part.condition}`,
        [spellings, part.omitted ?? []],
      )
      if (own.length > 0) found[part.table] = own.map(({ row }) => row as SqlRow)
    }
    return found
  })
  return { email, madeAt: at.toISOString(), rows }
}

/** Returns the tables that exist. A hosted Supabase has tokens elsewhere. */
export async function existingParts(run: RunSql): Promise<PersonPart[]> {
  const { rows } = await run('select name from unnest($1::text[]) name where to_regclass(name) is not null', [
    personParts.map(({ table }) => table),
  ])
  const names = new Set(rows.map(({ name }) => name))
  return personParts.filter(({ table }) => names.has(table))
}
