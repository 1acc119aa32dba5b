import { readName } from './read-field.ts'
import { skip } from './read-text.ts'
import { refuseSyntax } from './rest-error.ts'

/**
 * Parses `columns=` and `on_conflict=`: names, plain or in double quotes. Returns null for an absent parameter. Throws
 * 400 PGRST100, also for an empty one.
 */
export function parseNames(text: string | null, parameter: string): string[] | null {
  if (text === null) return null
  const cursor = { text, at: 0 }
  const names: string[] = []
  do {
    const name = readName(cursor)
    if (name === '' || (cursor.at < text.length && text[cursor.at] !== ','))
      throw refuseSyntax(`${parameter} parameter`, text, cursor.at, 'expecting names separated by commas')
    names.push(name)
  } while (skip(cursor, ','))
  return names
}
