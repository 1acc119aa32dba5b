import { readName, readPath, type Field } from './read-field.ts'
import { skip, skipBlanks, type Cursor } from './read-text.ts'
import { refuse, refuseSyntax } from './rest-error.ts'

/** One column of the response, its name there, and its cast (null = the column's type). `*` stands for all columns. */
export type Selected = { field: Field; name: string; cast: string | null }

/**
 * The types that a column may be cast to: the types of JSON values, and dates. Other casts read the catalogue or are
 * expensive.
 */
const castTypes = 'text json jsonb bool boolean date int integer int4 bigint int8 numeric float8'.split(' ')
const castType = new RegExp(`::(${castTypes.join('|')})(?![\\w\\[])`, 'y')

/** The allowed aliases of a column. The database truncates names to 63 bytes. */
const plainName = /^[\p{L}\p{N}_$ -]+$/u
const bytesLimit = 63
const parameter = 'select parameter'
const everything: Selected = { field: { column: '*', path: [] }, name: '*', cast: null }

/**
 * Parses `select=*`, `a,b`, `name:column`, `column::type`, `name:column->key->>0`. Throws 400 PGRST200 for other
 * tables, 400 PGRST123 for aggregates, 400 PGRST100 for other casts and all else.
 */
export function parseSelect(text: string, tableName: string): Selected[] {
  if (text.trim() === '') return [everything]
  const cursor = { text, at: 0 }
  const selected: Selected[] = []
  do {
    selected.push(readSelected(cursor, tableName))
  } while (skip(cursor, ','))
  if (cursor.at < text.length) throw unexpected(cursor)
  return selected
}

function readSelected(cursor: Cursor, tableName: string): Selected {
  skipBlanks(cursor)
  if (skip(cursor, '...')) throw refuseEmbedding(readName(cursor), tableName)
  const { text } = cursor
  if (skip(cursor, '*')) {
    skipBlanks(cursor)
    if (cursor.at < text.length && text[cursor.at] !== ',') throw unexpected(cursor)
    return everything
  }
  const first = readName(cursor)
  const isAliased = text[cursor.at] === ':' && text[cursor.at + 1] !== ':'
  if (isAliased) cursor.at++
  const column = isAliased ? readName(cursor) : first
  const path = readPath(cursor, parameter)
  const { at } = cursor
  if (text[at] === '.' || (column === 'count' && text.startsWith('()', at)))
    throw refuse(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  if (text[at] === '(' || text[at] === '!') throw refuseEmbedding(column, tableName)
  const cast = readCast(cursor)
  skipBlanks(cursor)
  if (column === '' || (cursor.at < text.length && text[cursor.at] !== ',')) throw unexpected(cursor)
  const name = isAliased ? first : nameOf({ column, path })
  if (isAliased || path.length > 0) requireName(name, cursor)
  return { field: { column, path }, name, cast }
}

/** Parses `::type` at the cursor. Returns null if there is none; throws 400 PGRST100 for a type that is not allowed. */
function readCast(cursor: Cursor): string | null {
  const { text, at } = cursor
  if (!text.startsWith('::', at)) return null
  castType.lastIndex = at
  const [whole = '', type = null] = castType.exec(text) ?? []
  if (type === null)
    throw refuseSyntax(parameter, text, at, `the types of a cast are ${castTypes.join(', ')}`)
  cursor.at += whole.length
  return type
}

/** Returns the last key of a path into JSON; array indexes have no name. */
function nameOf({ column, path }: Field): string {
  return path.findLast(({ isIndex }) => !isIndex)?.key ?? column
}

/**
 * Checks an alias, because it becomes part of the statement. Throws 400 PGRST100 unless it is plain and not too long.
 */
function requireName(name: string, { text, at }: Cursor): void {
  if (!plainName.test(name) || Buffer.byteLength(name) > bytesLimit)
    throw refuseSyntax(
      parameter,
      text,
      at,
      `expecting a name of letters, digits, "_", "$", "-" and blanks, at most ${bytesLimit} bytes, as in name:column->key`,
    )
}

function refuseEmbedding(name: string, tableName: string) {
  return refuse(
    400,
    'PGRST200',
    `Could not find a relationship between '${tableName}' and '${name.slice(0, 64)}' in the schema cache`,
    { details: 'Reading other tables with this one is not supported' },
  )
}

function unexpected({ text, at }: Cursor) {
  return refuseSyntax(
    parameter,
    text,
    at,
    'expecting columns as name, alias:name, name->key, name->>key or name::type',
  )
}
