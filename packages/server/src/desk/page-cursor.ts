import { sql, type RawBuilder } from 'kysely'
import { ApiError } from '#server/gate/api-error'

export const rowsAtOnce = 50

const shape = /^(?<at>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(?<id>[0-9a-f-]{36})$/

/**
 * Parses the cursor of a page: the last row of the previous page. Null for the first page. Throws 400
 * validation_failed.
 */
export function readCursor(after: string | null): { at: string; id: string } | null {
  if (after === null) return null
  const { at, id } = shape.exec(after)?.groups ?? {}
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at)))
    throw new ApiError({ status: 400, code: 'validation_failed', message: 'The page is not known' })
  return { at, id }
}

/** Returns the SQL of a row's cursor, to the microsecond like the database. */
export const cursorOf = (createdAt: string, id: string): RawBuilder<string> =>
  sql.raw(`to_char(${createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${id}`)

/** Splits rows, of which one more than a page was selected, into the page and the cursor of the next page. */
export function pageOf<Row extends { cursor: string }>(rows: Row[]): { page: Row[]; next: string | null } {
  const page = rows.slice(0, rowsAtOnce)
  return { page, next: rows.length > rowsAtOnce ? (page.at(-1)?.cursor ?? null) : null }
}
