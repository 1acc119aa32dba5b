import { readQuoted, readUntil, skip, skipBlanks, type Cursor } from './read-text.ts'
import { refuse, refuseSyntax } from './rest-error.ts'

/** One column of the answer: its name there, and whether it is wanted as text. `*` has no other name. */
export type Selected = { column: string; alias: string | null; isText: boolean }

const plainAlias = /^[a-z_]\w{0,62}$/i
const ends = ',:.()-'

/**
 * Reads `select=*`, `a,b`, `name:column`, `column::text`. Other tables: 400 PGRST200; aggregates: 400 PGRST123;
 * other casts, JSON paths and all else: 400 PGRST100.
 */
export function parseSelect(text: string, tableName: string): Selected[] {
  if (text.trim() === '') return [{ column: '*', alias: null, isText: false }]
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
  const first = readName(cursor)
  const isAliased = cursor.text[cursor.at] === ':' && cursor.text[cursor.at + 1] !== ':'
  if (isAliased) cursor.at++
  const column = isAliased ? readName(cursor) : first
  const { text, at } = cursor
  if (text[at] === '.' || (column === 'count' && text.startsWith('()', at)))
    throw refuse(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  if (text[at] === '(' || text[at] === '!' || column.includes('!')) throw refuseEmbedding(column, tableName)
  if (text.startsWith('->', at))
    throw refuseSyntax('select parameter', text, at, 'paths into JSON columns are not supported')
  const isText = skip(cursor, '::text')
  if (!isText && text.startsWith('::', at))
    throw refuseSyntax('select parameter', text, at, 'the only cast that is supported is ::text')
  skipBlanks(cursor)
  if (column === '' || (isAliased && !plainAlias.test(first)) || (column === '*' && (isAliased || isText)))
    throw unexpected(cursor)
  if (cursor.at < text.length && text[cursor.at] !== ',') throw unexpected(cursor)
  return { column, alias: isAliased ? first : null, isText }
}

function readName(cursor: Cursor): string {
  return readQuoted(cursor, ends) ?? readUntil(cursor, ends).trim()
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
  return refuseSyntax('select parameter', text, at, 'expecting columns as name, alias:name or name::text')
}
