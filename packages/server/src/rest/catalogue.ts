import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { refuse } from './rest-error.ts'

export type CatalogueColumn = {
  name: string
  /** The declared type with its precision; written values are cast to it. */
  type: string
  /**
   * The type without precision and length, of a domain that of its base; compared values are cast to it, so that they
   * are never rounded, truncated or checked.
   */
  baseType: string
  isText: boolean
  isArray: boolean
  /** The default of the column as SQL; null = null. */
  defaultText: string | null
}
/** A table of schema public, as the database describes it. */
export type CatalogueTable = {
  name: string
  columns: ReadonlyMap<string, CatalogueColumn>
  primaryKey: readonly string[]
  /** Its rows are the same for everybody, and a trigger notifies every change (`public-rows.ts`). */
  isPublic: boolean
}
export type Catalogue = ReadonlyMap<string, CatalogueTable>

type Found = {
  table_name: string
  column_name: string
  type: string
  base_type: string
  category: string
  default_text: string | null
  is_key: boolean
  is_public: boolean
}

/**
 * Reads the tables of schema public. Every name and type in a statement of this API comes from here, never from a
 * request.
 */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const { rows } = await sql<Found>`
    with recursive bases as (
      select oid, oid as base, typbasetype as next from pg_type where typtype = 'd'
      union all select bases.oid, b.oid, b.typbasetype from bases join pg_type b on b.oid = bases.next
    )
    select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, a.atttypmod) as type,
      format_type(coalesce(bases.base, a.atttypid), -1) as base_type, t.typcategory::text as category,
      case when a.attidentity = 'd' then format('nextval(%L)', pg_get_serial_sequence(c.oid::regclass::text, a.attname))
        when a.attgenerated = '' then coalesce(pg_get_expr(d.adbin, d.adrelid), pg_get_expr(t.typdefaultbin, 0)) end as default_text,
      coalesce(a.attnum = any (k.indkey::int2[]), false) as is_key,
      exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgenabled = 'O'
        and g.tgfoid = to_regproc('app.tell_public_rows')) as is_public
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join bases on bases.oid = a.atttypid and bases.next = 0
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_index k on k.indrelid = c.oid and k.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    order by c.relname, a.attnum`.execute(database.own)
  const tables = new Map<string, CatalogueTable>()
  for (const [name, found] of Map.groupBy(rows, (row) => row.table_name)) {
    const columns = new Map(found.map((row) => [row.column_name, describe(row)]))
    const primaryKey = found.filter((row) => row.is_key).map((row) => row.column_name)
    tables.set(name, { name, columns, primaryKey, isPublic: found.some((row) => row.is_public) })
  }
  return tables
}

/** Returns a function that reads the catalogue at the first request and reuses it. A failed read is tried again. */
export function createCatalogueReader(database: Database): () => Promise<Catalogue> {
  let reading: Promise<Catalogue> | null = null
  return () => {
    reading ??= readCatalogue(database).catch((error: unknown) => {
      reading = null
      throw error
    })
    return reading
  }
}

/** Returns the table of a path segment. Throws 404 PGRST205 if there is none. */
export function findTable(catalogue: Catalogue, name: string): CatalogueTable {
  const table = catalogue.get(name)
  if (table) return table
  throw refuse(404, 'PGRST205', `Could not find the table 'public.${name.slice(0, 64)}' in the schema cache`)
}

/** Returns a column to read, compare or order by. Throws 400 42703 if there is none. */
export function findColumn(table: CatalogueTable, name: string): CatalogueColumn {
  const column = table.columns.get(name)
  if (column) return column
  throw refuse(400, '42703', `column ${table.name}.${name.slice(0, 64)} does not exist`)
}

/** Returns a column to write. Throws 400 PGRST204 if there is none. */
export function findWritten(table: CatalogueTable, name: string): CatalogueColumn {
  const column = table.columns.get(name)
  if (column) return column
  const message = `Could not find the '${name.slice(0, 64)}' column of '${table.name}' in the schema cache`
  throw refuse(400, 'PGRST204', message)
}

function describe(row: Found): CatalogueColumn {
  return {
    name: row.column_name,
    type: row.type,
    baseType: row.base_type,
    isText: row.category === 'S',
    isArray: row.category === 'A',
    defaultText: row.default_text,
  }
}
