import type { Statement } from '#server/database/database'
import { findColumn, findWritten, type CatalogueColumn, type CatalogueTable } from './catalogue.ts'
import { whereClause } from './condition.ts'
import type { Row } from './parse-body.ts'
import type { RestRequest } from './parse-request.ts'
import { outputColumns } from './output-columns.ts'
import { buildStatement, quoteName, record, target, type Bind } from './statement.ts'

/** A setting that counts the rows an upsert updated, for the duration of the transaction. */
const updatedSetting = 'app.rest_updated'
const updatedCount = `coalesce(nullif(current_setting('${updatedSetting}', true), ''), '0')`

/**
 * Returns the statement of a POST. `text`, the JSON array of the rows, is bound as it was sent. Throws 400 PGRST204 for
 * an unknown key.
 */
export function insertStatement(
  table: CatalogueTable,
  request: RestRequest,
  { rows, text }: { rows: Row[]; text: string },
): Statement {
  const names = [...new Set(request.columns ?? Object.keys(rows[0] ?? {}))]
  const namedColumns = names.map((name) => findWritten(table, name))
  const columns = namedColumns.map(({ name }) => quoteName(name)).join(', ')
  return buildStatement((bind) => {
    const values =
      namedColumns.length === 0
        ? `select from generate_series(1, ${bind(String(rows.length))}::int)`
        : `(${columns}) ${valuesOf(bind, namedColumns, request, text)}`
    return `with retour_row as (insert into ${target(table)} ${values}${conflictClause(table, request, names)}
      returning ${returned(table, request, bind)}) ${outcome(request, `, ${updatedCount} as updated`)}`
  })
}

/** Expands the JSON value into rows; with `missing=default` also into the keys that each row has. */
function valuesOf(
  bind: Bind,
  namedColumns: CatalogueColumn[],
  { preferences }: RestRequest,
  text: string,
): string {
  const place = bind(text)
  const names = namedColumns.map(({ name }) => quoteName(name))
  if (!preferences.isMissingDefault)
    return `select ${names.join(', ')} from ${record('json_to_recordset', `${place}::json`, namedColumns)}`
  const values = namedColumns.map(
    ({ name, defaultText }) =>
      `case when item ? ${bind(name)} then body.${quoteName(name)} else ${defaultText ?? 'null'} end`,
  )
  return `select ${values.join(', ')} from jsonb_array_elements(${place}::jsonb) as item,
    ${record('jsonb_to_record', 'item', namedColumns)}`
}

/**
 * Returns the statement of a PATCH with at least one column. `text`, the JSON array of the changes, is bound as it was
 * sent. Throws 400 PGRST204 for an unknown key.
 */
export function updateStatement(
  table: CatalogueTable,
  request: RestRequest,
  { changes, text }: { changes: Row; text: string },
): Statement {
  const names = [...new Set(request.columns ?? Object.keys(changes))]
  const namedColumns = names.map((name) => findWritten(table, name))
  const { isMissingDefault } = request.preferences
  const assignments = namedColumns.map(({ name }) => {
    const isDefault = isMissingDefault && !Object.hasOwn(changes, name)
    return `${quoteName(name)} = ${isDefault ? 'default' : `body.${quoteName(name)}`}`
  })
  return buildStatement((bind) => {
    const body = record('json_to_record', `${bind(text)}::json -> 0`, namedColumns)
    const where = whereClause(table, request.filters, bind)
    return `with retour_row as (update ${target(table)} set ${assignments.join(', ')} from ${body}${where}
      returning ${returned(table, request, bind)}) ${outcome(request)}`
  })
}

/** Returns the statement of a DELETE. */
export function deleteStatement(table: CatalogueTable, request: RestRequest): Statement {
  return buildStatement(
    (bind) => `with retour_row as (delete from ${target(table)}${whereClause(table, request.filters, bind)}
      returning ${returned(table, request, bind)}) ${outcome(request)}`,
  )
}

/** Returns only what was requested: a caller who may not read a table can still write to it. */
function returned(table: CatalogueTable, { preferences, select }: RestRequest, bind: Bind): string {
  if (preferences.returns === 'representation') return outputColumns(table, select, bind)
  if (preferences.returns === 'minimal' || table.primaryKey.length === 0) return '1 as one'
  return table.primaryKey.map((name) => `t.${quoteName(name)}::text as ${quoteName(name)}`).join(', ')
}

/** Selects one row: `body`, the written rows as JSON text; `row_count`; and the columns of `more`. */
function outcome({ preferences }: RestRequest, more = ''): string {
  const body = preferences.returns === 'minimal' ? `''` : `coalesce(json_agg(retour_row), '[]')::text`
  return `select ${body} as body, count(*)::text as row_count${more} from retour_row`
}

/**
 * Returns the columns by which an upsert finds an existing row. Empty if no upsert was requested, or if the table has
 * no primary key and no columns were given; rows are then inserted as without `resolution`. Throws 400 42703 for
 * unknown columns.
 */
export function conflictKeys(table: CatalogueTable, { preferences, onConflict }: RestRequest): string[] {
  if (preferences.resolution === null) return []
  return (onConflict ?? table.primaryKey).map((name) => findColumn(table, name).name)
}

/**
 * Returns the `on conflict` clause. The conflict columns keep their values: they are equal, and callers need no right
 * to change them. If no other column was sent they are set anyway, because only an updated row can be returned.
 */
function conflictClause(table: CatalogueTable, request: RestRequest, names: string[]): string {
  const keys = conflictKeys(table, request)
  if (keys.length === 0) return ''
  const at = ` (${keys.map(quoteName).join(', ')})`
  const { resolution } = request.preferences
  if (resolution === 'ignore-duplicates' || names.length === 0) return ` on conflict${at} do nothing`
  const others = names.filter((name) => !keys.includes(name))
  const assignments = (others.length > 0 ? others : names).map(
    (name) => `${quoteName(name)} = excluded.${quoteName(name)}`,
  )
  return ` on conflict${at} do update set ${assignments.join(', ')}
    where set_config('${updatedSetting}', (${updatedCount}::int + 1)::text, true) is not null`
}
