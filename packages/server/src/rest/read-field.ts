import { pathLimit } from './limits.ts'
import { readQuoted, skip, skipBlanks, type Cursor } from './read-text.ts'
import { refuseSyntax } from './rest-error.ts'

/** One step into a JSON value: `->key`, `->0`, and as text `->>key`. A negative index counts from the end. */
export type JsonStep = { isText: boolean; isIndex: boolean; key: string }
/** A column as the caller wrote it, and the path into its JSON value; `column` is '' if there is no name. */
export type Field = { column: string; path: JsonStep[] }

/** The characters that may follow a quoted name or key. */
const ends = ' \t.,:()-!'
const plainName = /[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy
const index = /-?\d+(?=->|[:.,) \t]|$)/y
const plainKey = /[^"(\-:.,>)][^(\-:.,>)]*(?:-(?!>)[^(\-:.,>)]+)*/y

/**
 * Parses a name: letters, digits, `_`, `$`, blanks and `-` inside, or any text in double quotes. Returns '' if there is
 * none.
 */
export function readName(cursor: Cursor): string {
  skipBlanks(cursor)
  const name = readQuoted(cursor, ends) ?? match(cursor, plainName)?.trim() ?? ''
  skipBlanks(cursor)
  return name
}

/** Parses `name`, `name->key->0->>"other key"`. Throws 400 PGRST100. */
export function readField(cursor: Cursor, parameter: string): Field {
  return { column: readName(cursor), path: readPath(cursor, parameter) }
}

/** Parses the steps at the cursor; returns an empty path if there are none. Throws 400 PGRST100. */
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
