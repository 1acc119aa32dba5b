import { pathLimit } from './limits.ts'
import { readQuoted, skip, skipBlanks, type Cursor } from './read-text.ts'
import { refuseSyntax } from './rest-error.ts'

/** One step into a JSON value: `->key`, `->0`, and as text `->>key`. A place from the end is negative. */
export type JsonStep = { isText: boolean; isIndex: boolean; key: string }
/** A column as the caller wrote it, and the way into its JSON value; `column` is '' where no name stands. */
export type Field = { column: string; path: JsonStep[] }

/** What may follow a name or key in double quotes. */
const ends = ' \t.,:()-!'
const plainName = /[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy
const index = /-?\d+(?=->|[:.,) \t]|$)/y
const plainKey = /[^"(\-:.,>)][^(\-:.,>)]*(?:-(?!>)[^(\-:.,>)]+)*/y

/** Reads a name: letters, digits, `_`, `$`, blanks and `-` inside, or anything in double quotes; '' where none stands. */
export function readName(cursor: Cursor): string {
  skipBlanks(cursor)
  const name = readQuoted(cursor, ends) ?? match(cursor, plainName)?.trim() ?? ''
  skipBlanks(cursor)
  return name
}

/** Reads `name`, `name->key->0->>"other key"`. Faults: 400 PGRST100. */
export function readField(cursor: Cursor, parameter: string): Field {
  return { column: readName(cursor), path: readPath(cursor, parameter) }
}

/** Reads the steps at the cursor; none is an empty way. Faults: 400 PGRST100. */
export function readPath(cursor: Cursor, parameter: string): JsonStep[] {
  const path: JsonStep[] = []
  while (skip(cursor, '->')) {
    const isText = skip(cursor, '>')
    const place = match(cursor, index)
    const key = place ?? readQuoted(cursor, ends) ?? match(cursor, plainKey)?.trim()
    if (key === undefined || path.length >= pathLimit)
      throw refuseSyntax(
        parameter,
        cursor.text,
        cursor.at,
        `expecting a key or a place in a list, at most ${pathLimit} after each other`,
      )
    path.push({ isText, isIndex: place !== null, key })
    skipBlanks(cursor)
  }
  return path
}

function match(cursor: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = cursor.at
  const [found] = pattern.exec(cursor.text) ?? []
  if (found === undefined) return null
  cursor.at += found.length
  return found
}
