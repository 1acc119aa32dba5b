/** A position in the text of a parameter. Every step reads forward, so that parsing stays linear. */
export type Cursor = { readonly text: string; at: number }

/**
 * Reads `"…"` with `\"` and `\\` at the cursor, when a character of `ends` or the end of the text follows;
 * otherwise moves nothing and gives null. (Clients quote without escaping, so `"a"b"` is a plain text.)
 */
export function readQuoted(cursor: Cursor, ends: string): string | null {
  const { text } = cursor
  if (text[cursor.at] !== '"') return null
  let value = ''
  for (let at = cursor.at + 1; at < text.length; at++) {
    const character = text[at]!
    if (character === '"') {
      const next = text[at + 1]
      if (next !== undefined && !ends.includes(next)) return null
      cursor.at = at + 1
      return value
    }
    if (character === '\\') at++
    value += text[at] ?? ''
  }
  return null
}

/** Reads up to, and not including, the first character of `ends`. */
export function readUntil(cursor: Cursor, ends: string): string {
  const start = cursor.at
  while (cursor.at < cursor.text.length && !ends.includes(cursor.text[cursor.at]!)) cursor.at++
  return cursor.text.slice(start, cursor.at)
}

/** Moves past `expected` when it stands at the cursor. */
export function skip(cursor: Cursor, expected: string): boolean {
  if (!cursor.text.startsWith(expected, cursor.at)) return false
  cursor.at += expected.length
  return true
}

/** Moves past blanks and tabs. */
export function skipBlanks(cursor: Cursor): void {
  while (cursor.text[cursor.at] === ' ' || cursor.text[cursor.at] === '\t') cursor.at++
}
