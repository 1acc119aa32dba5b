import type { RunSql } from '#server/database/database'

/** A table of a backup, with its schema. */
export type BackupTable = { name: string; columns: string[] }

const tablesQuery = `
  select n.nspname || '.' || c.relname as name,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns,
    array(select distinct k.confrelid::regclass::oid::int from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents,
    c.oid::int as oid
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'app', 'auth')
  order by 1`

type Found = BackupTable & { parents: number[]; oid: number }

/**
 * Returns all tables with data of the product, referenced tables first. The job queue is left out; its jobs are created
 * again from the outbox.
 */
export async function readBackupTables(run: RunSql): Promise<BackupTable[]> {
  const waiting = (await run(tablesQuery)).rows as Found[]
  const ordered: Found[] = []
  while (waiting.length > 0) {
    const isFree = ({ parents }: Found) => !waiting.some(({ oid }) => parents.includes(oid))
    const index = waiting.findIndex(isFree)
    if (index < 0) throw new Error('tables refer to each other in a circle')
    ordered.push(...waiting.splice(index, 1))
  }
  return ordered.map(({ name, columns }) => ({ name, columns }))
}
