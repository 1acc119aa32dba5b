import type { Context } from 'hono'
import type { TextRow } from '#server/database/database'
import type { CatalogueTable } from './catalogue.ts'
import { appliedPreferences, type Verb } from './parse-preferences.ts'
import type { RestRequest } from './parse-request.ts'
import { refuse } from './rest-error.ts'
import { conflictKeys } from './write-statement.ts'

const plain = /^[\w.~-]*$/
const arrayType = 'application/json; charset=utf-8'
const objectType = 'application/vnd.pgrst.object+json; charset=utf-8'

/** The result of a statement: the rows as the text of a JSON array, and their number. */
export type Outcome = {
  body: string
  rowCount: number
  total: number | null
  updatedCount: number
  /** An entity tag of the rows, for tables whose rows are the same for everybody. */
  tag?: string
}

/** Returns the result of a statement from its only row. */
export function readOutcome([row]: TextRow[]): Outcome {
  return {
    body: row?.body ?? '[]',
    rowCount: Number(row?.row_count ?? 0),
    total: row?.total === undefined ? null : Number(row.total),
    updatedCount: Number(row?.updated ?? 0),
  }
}

/** Throws 406 PGRST116 unless there is exactly one row. Inside a transaction, this rolls it back. */
export function requireOneRow({ rowCount }: Outcome): void {
  if (rowCount !== 1)
    throw refuse(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${rowCount} rows`,
    })
}

/** Throws 400 PGRST124 if more rows were changed than the caller allowed. Inside a transaction, this rolls it back. */
export function requireMaxRows({ rowCount }: Outcome, allowed: number): void {
  if (rowCount > allowed)
    throw refuse(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${rowCount} rows`,
    })
}

/**
 * Responds to a read: 200 with all rows, 206 with a part of the counted rows, 304 if the caller has them, 416 PGRST103
 * for an offset beyond the last row.
 */
export function answerRead(
  c: Context,
  { request, location }: { request: RestRequest; location: string },
  outcome: Outcome,
): Response {
  const { rowCount, total } = outcome
  const { offset } = request.range
  if (total !== null && offset > total)
    throw refuse(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
      headers: { 'Content-Range': `*/${total}` },
    })
  if (request.wantsObject) requireOneRow(outcome)
  c.header('Content-Location', location)
  setHeaders(c, request, 'read', rangeOf(offset, rowCount, total))
  const tag = tagOf(request, outcome)
  if (tag) c.header('ETag', tag)
  if (tag && isHeld(c.req.header('if-none-match'), tag)) return c.body(null, 304)
  return answerRows(c, request, outcome, total !== null && rowCount < total ? 206 : 200)
}

/**
 * Responds to an insert: 201, or 200 for an upsert that inserted nothing. The body is empty unless the rows were
 * requested; `Location` is set if only headers were.
 */
export function answerInsert(
  c: Context,
  table: CatalogueTable,
  request: RestRequest,
  outcome: Outcome,
): Response {
  const { returns, resolution, isCounting } = request.preferences
  const isUpsert = conflictKeys(table, request).length > 0
  setHeaders(c, request, isUpsert ? 'upsert' : 'insert', `*/${isCounting ? outcome.rowCount : '*'}`)
  const status = resolution === 'merge-duplicates' && outcome.updatedCount >= outcome.rowCount ? 200 : 201
  if (returns === 'headers-only') c.header('Location', locationOf(table, outcome))
  return returns === 'representation' ? answerRows(c, request, outcome, status) : c.body(null, status)
}

/**
 * Responds to a change: 204, or 200 with the rows as they are now (PATCH) or were (DELETE). No matching row is not an
 * error.
 */
export function answerChange(c: Context, request: RestRequest, outcome: Outcome): Response {
  const { returns, isCounting } = request.preferences
  const counted = isCounting ? outcome.rowCount : null
  const isRemoval = c.req.method === 'DELETE'
  setHeaders(
    c,
    request,
    isRemoval ? 'delete' : 'update',
    rangeOf(0, isRemoval ? 0 : outcome.rowCount, counted),
  )
  return returns === 'representation' ? answerRows(c, request, outcome, 200) : c.body(null, 204)
}

/** An object and an array of it are two representations of the same rows, so their tags differ. */
const tagOf = ({ wantsObject }: RestRequest, { tag }: Outcome) =>
  tag && `"${tag}${wantsObject ? '-object' : ''}"`

const isHeld = (ifNoneMatch: string | undefined, tag: string) =>
  ifNoneMatch?.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, ''))) ?? false

function answerRows(c: Context, request: RestRequest, { body }: Outcome, status: 200 | 201 | 206): Response {
  if (!request.wantsObject) return c.body(body, status, { 'Content-Type': arrayType })
  // The array has one row. Its text without the brackets is that row, with all digits.
  return c.body(body.trim().slice(1, -1), status, { 'Content-Type': objectType })
}

function setHeaders(c: Context, { preferences }: RestRequest, verb: Verb, contentRange: string): void {
  c.header('Content-Range', contentRange)
  c.header('Vary', 'Accept, Prefer, Range', { append: true })
  const applied = appliedPreferences(preferences, verb)
  if (applied !== '') c.header('Preference-Applied', applied)
}

function rangeOf(offset: number, rowCount: number, total: number | null): string {
  const rows = rowCount === 0 ? '*' : `${offset}-${offset + rowCount - 1}`
  return `${rows}/${total ?? '*'}`
}

/**
 * Returns `/table?id=eq.5` for the single row that was written; undefined for several rows or a table without a primary
 * key.
 */
function locationOf(table: CatalogueTable, { body, rowCount }: Outcome): string | undefined {
  if (rowCount !== 1 || table.primaryKey.length === 0) return undefined
  const [row] = JSON.parse(body) as Record<string, string>[]
  return placeOf(
    table,
    table.primaryKey.map((name) => [name, `eq.${row?.[name] ?? ''}`]),
  )
}

/** Returns the address of a read, its query sorted by name, so that equal queries have one. The API key is left out. */
export function readLocation(table: CatalogueTable, { query }: RestRequest): string {
  const pairs = [...query].filter(([name]) => name !== 'apikey')
  return placeOf(
    table,
    pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  )
}

/** Returns the address of rows below /rest/v1. */
function placeOf(table: CatalogueTable, query: [name: string, value: string][]): string {
  const parts = query.map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return `/${encode(table.name)}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}

/** Percent-encodes by RFC 3986: only letters, digits and `-._~` stay as they are. */
const encode = (text: string) =>
  plain.test(text) ? text : encodeURIComponent(text).replaceAll(/[!'()*]/g, encodeSign)
const encodeSign = (sign: string) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`
