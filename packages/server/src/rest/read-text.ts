/** A position in the text of a parameter. It only moves forward, so parsing takes linear time. */
export type Cursor = { readonly text: string; at: number }

/**
 * Parses `"…"` with `\"` and `\\` at the cursor if a character of `ends` or the end of the text follows. Otherwise
 * returns null and does not move the cursor. (Clients quote without escaping, so `"a"b"` is plain text.)
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

/** Returns the text before the first character of `ends` and moves the cursor there. */
export function readUntil(cursor: Cursor, ends: string): string {
  const start = cursor.at
  while (cursor.at < cursor.text.length && !ends.includes(cursor.text[cursor.at]!)) cursor.at++
  return cursor.text.slice(start, cursor.at)
}

/** Skips `expected` and returns true if it is at the cursor; otherwise returns false. */
export function skip(cursor: Cursor, expected: string): boolean {
  if (!cursor.text.startsWith(expected, cursor.at)) return false
  cursor.at += expected.length
  return true
}

/** Skips blanks and tabs. */
export function skipBlanks(cursor: Cursor): void {
  while (cursor.text[cursor.at] === ' ' || cursor.text[cursor.at] === '\t') cursor.at++
}
