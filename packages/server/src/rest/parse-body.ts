import type { Context } from 'hono'
import { readJson } from '#server/gate/read-json'
import { writtenRowsLimit } from './limits.ts'
import { refuse } from './rest-error.ts'

export type Row = Record<string, unknown>

/**
 * Parses the rows of an insert: an object, or an array of at most 100 objects with equal keys. Throws 400 PGRST102, or
 * 413 for more rows.
 */
export async function parseRows(c: Context, columns: string[] | null): Promise<Row[]> {
  const body = await readBody(c)
  const rows: unknown[] = Array.isArray(body) ? body : [body]
  if (rows.length > writtenRowsLimit)
    throw refuse(413, 'PGRST102', `A call may hold at most ${writtenRowsLimit} rows`)
  if (!rows.every(isRow)) throw refuse(400, 'PGRST102', 'The body must be an object or an array of objects')
  if (!columns && !haveEqualKeys(rows)) throw refuse(400, 'PGRST102', 'All object keys must match')
  return rows
}

/**
 * Parses the new values of an update: an object, or an array of one. An empty array and an empty object change nothing.
 * Throws 400 PGRST102, also for several objects, because all but one would be lost.
 */
export async function parseChanges(c: Context): Promise<Row> {
  const body = await readBody(c)
  const [only = {}, ...others] = (Array.isArray(body) ? body : [body]) as unknown[]
  if (isRow(only) && others.length === 0) return only
  throw refuse(400, 'PGRST102', 'The body must be an object, or an array of one object')
}

/** Parses the arguments of a function: one object. Throws 400 PGRST102. */
export async function parseArguments(c: Context): Promise<Row> {
  const body = await readBody(c)
  if (isRow(body)) return body
  throw refuse(400, 'PGRST102', 'The body must be an object')
}

function readBody(c: Context): Promise<unknown> {
  const contentType = c.req.header('content-type') ?? 'application/json'
  if (!/^application\/(?:json|vnd\.pgrst\.(?:object|array)\+json)\s*(?:;|$)/i.test(contentType))
    throw refuse(400, 'PGRST102', `Content-Type not acceptable: ${contentType.slice(0, 100)}`)
  return readJson(c, { invalid: 'PGRST102', unstorable: '22P05' })
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function haveEqualKeys(rows: Row[]): boolean {
  const [first, ...others] = rows.map((row) => JSON.stringify(Object.keys(row).sort()))
  return others.every((keys) => keys === first)
}
