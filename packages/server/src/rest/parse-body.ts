import type { Context } from 'hono'
import { readJsonAndText, valuesLimit } from '#server/gate/read-json'
import { writtenRowsLimit } from './limits.ts'
import { refuse } from './rest-error.ts'

export type Row = Record<string, unknown>

/** PostgreSQL keeps such a number, far below any double, and writes it with all its zeros: 16,000 for "1e-16000". */
const tinyNumber = /e-0*(?:[4-9]\d\d|[1-9]\d{3})/i
const quotedText = /"[^"\\]*(?:\\.[^"\\]*)*"/g

/**
 * Parses the rows of an insert: an object, or an array of at most 100 objects with equal keys. `text` is the array as
 * it was sent, to be bound: a parsed number may have lost digits. Throws 400 PGRST102, or 413 for more rows.
 */
export async function parseRows(
  c: Context,
  columns: string[] | null,
): Promise<{ rows: Row[]; text: string }> {
  const { value: body, text } = await readBody(c)
  const rows: unknown[] = Array.isArray(body) ? body : [body]
  if (rows.length > writtenRowsLimit)
    throw refuse(413, 'PGRST102', `A call may hold at most ${writtenRowsLimit} rows`)
  if (!rows.every(isRow)) throw refuse(400, 'PGRST102', 'The body must be an object or an array of objects')
  if (!columns && !haveEqualKeys(rows)) throw refuse(400, 'PGRST102', 'All object keys must match')
  return { rows, text: textOfArray(body, text) }
}

/**
 * Parses the new values of an update: an object, or an array of one. An empty array and an empty object change nothing.
 * `text` is the array as it was sent. Throws 400 PGRST102, also for several objects, because all but one would be lost.
 */
export async function parseChanges(c: Context): Promise<{ changes: Row; text: string }> {
  const { value: body, text } = await readBody(c)
  const [only = {}, ...others] = (Array.isArray(body) ? body : [body]) as unknown[]
  if (isRow(only) && others.length === 0) return { changes: only, text: textOfArray(body, text) }
  throw refuse(400, 'PGRST102', 'The body must be an object, or an array of one object')
}

/** Parses the arguments of a function: one object, with its text. Throws 400 PGRST102. */
export async function parseArguments(c: Context): Promise<{ given: Row; text: string }> {
  const { value: given, text } = await readBody(c)
  if (isRow(given)) return { given, text }
  throw refuse(400, 'PGRST102', 'The body must be an object')
}

async function readBody(c: Context): Promise<{ value: unknown; text: string }> {
  const contentType = c.req.header('content-type') ?? 'application/json'
  if (!/^application\/(?:json|vnd\.pgrst\.(?:object|array)\+json)\s*(?:;|$)/i.test(contentType))
    throw refuse(400, 'PGRST102', `Content-Type not acceptable: ${contentType.slice(0, 100)}`)
  const body = await readJsonAndText(c, { invalid: 'PGRST102', unstorable: '22P05' })
  if (holdsTinyNumber(body.text)) throw refuse(400, '22P05', 'The json holds a number that is out of range')
  if (holdsHiddenValues(body.text)) throw refuse(400, 'PGRST102', 'The json holds too many values')
  return body
}

const withoutTexts = (json: string) => json.replaceAll(quotedText, '')

/** Texts may hold the same letters, as UUIDs do. */
const holdsTinyNumber = (json: string) => tinyNumber.test(json) && tinyNumber.test(withoutTexts(json))

/**
 * Values behind a repeated key are gone after parsing, but the database reads them too. Without such values, a body
 * within the limit has fewer commas and colons than values. Each of them takes two characters or more.
 */
const holdsHiddenValues = (json: string) =>
  json.length > 2 * valuesLimit && withoutTexts(json).replaceAll(/[^,:]+/g, '').length > valuesLimit

const textOfArray = (body: unknown, text: string) => (Array.isArray(body) ? text : `[${text}]`)

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function haveEqualKeys(rows: Row[]): boolean {
  const [first, ...others] = rows.map((row) => JSON.stringify(Object.keys(row).sort()))
  return others.every((keys) => keys === first)
}
