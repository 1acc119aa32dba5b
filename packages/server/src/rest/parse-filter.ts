import { depthLimit, listLimit } from './limits.ts'
import { readQuoted, readUntil, skip, skipBlanks, type Cursor } from './read-text.ts'
import { refuseSyntax } from './rest-error.ts'

export type Comparison = 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'ilike'
export type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown'

/** A condition as the caller wrote it; `column` has not been compared with the catalogue. */
export type Filter = { isNegated: boolean } & (
  | { kind: 'comparison'; column: string; operator: Comparison; value: string }
  | { kind: 'is'; column: string; value: IsValue }
  | { kind: 'in'; column: string; values: string[] }
  | { kind: 'logic'; operator: 'and' | 'or'; terms: Filter[] }
)

const comparisons = new Set<string>(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'])
const isValues = new Set<string>(['null', 'not_null', 'true', 'false', 'unknown'])
/** Operators of the wire that this door leaves out: regular expressions, full text, arrays and ranges. */
const leftOut =
  /^(?:match|imatch|fts|plfts|phfts|wfts|cs|cd|ov|sl|sr|nxr|nxl|adj|isdistinct|(?:eq|gte?|lte?|i?like|i?match)\((?:any|all)\))$/

/** Reads `column=not.op.value` of the query. Faults: 400 PGRST100. */
export function parseFilter(column: string, text: string): Filter {
  const cursor = { text, at: 0 }
  const filter = readCondition(cursor, column, '')
  if (cursor.at < text.length) throw unexpected(cursor, 'end of input')
  return filter
}

/**
 * Reads `or=(…)`, `and=(…)`, `not.or=(…)`, `not.and=(…)`. Blanks may stand around brackets, commas and columns; those of
 * a value belong to it. Faults: 400 PGRST100.
 */
export function parseLogic(key: string, text: string): Filter {
  const cursor = { text: `${key}${text}`, at: 0 }
  const filter = readLogic(cursor, 0)
  if (!filter) throw unexpected(cursor, '"("')
  if (cursor.at < cursor.text.length) throw unexpected(cursor, 'end of input')
  return filter
}

/** A tree at the cursor, or null when a plain condition stands there. */
function readLogic(cursor: Cursor, depth: number): Filter | null {
  const start = cursor.at
  const [whole, negation, operator] = /(not\.)?(and|or)(?=[ \t(])/y.exec(atCursor(cursor)) ?? []
  if (!whole) return null
  cursor.at += whole.length
  skipBlanks(cursor)
  if (!skip(cursor, '(')) {
    cursor.at = start
    return null
  }
  if (depth >= depthLimit) throw unexpected(cursor, `no more than ${depthLimit} levels of brackets`)
  const terms: Filter[] = []
  do {
    skipBlanks(cursor)
    terms.push(readLogic(cursor, depth + 1) ?? readNamedCondition(cursor))
  } while (skip(cursor, ','))
  if (!skip(cursor, ')')) throw unexpected(cursor, '"," or ")"')
  skipBlanks(cursor)
  return { kind: 'logic', isNegated: negation !== undefined, operator: operator as 'and' | 'or', terms }
}

function readNamedCondition(cursor: Cursor): Filter {
  const column = readQuoted(cursor, '. \t') ?? readUntil(cursor, '.,()').trim()
  skipBlanks(cursor)
  if (column === '' || !skip(cursor, '.')) throw unexpected(cursor, 'a column, "." and an operator')
  return readCondition(cursor, column, ',)')
}

/** `ends` closes a value inside brackets; at the top a value goes to the end of the text. */
function readCondition(cursor: Cursor, column: string, ends: string): Filter {
  const isNegated = skip(cursor, 'not.')
  const start = cursor.at
  const [operator = ''] = /[a-z]{1,10}(?:\((?:any|all)\))?/y.exec(atCursor(cursor)) ?? []
  if (leftOut.test(operator)) throw unexpected(cursor, `another operator: ${operator} is not supported`)
  const isKnown = comparisons.has(operator) || operator === 'is' || operator === 'in'
  cursor.at += operator.length
  if (!isKnown || !skip(cursor, '.')) {
    cursor.at = start
    throw unexpected(cursor, 'an operator (eq, neq, gt, gte, lt, lte, like, ilike, is, in) and "."')
  }
  if (operator === 'in') return { kind: 'in', isNegated, column, values: readList(cursor) }
  const valueAt = cursor.at
  const value = ends === '' ? readRest(cursor) : (readQuoted(cursor, ends) ?? readUntil(cursor, ends))
  if (operator !== 'is')
    return { kind: 'comparison', isNegated, column, operator: operator as Comparison, value }
  const word = value.trim().toLowerCase()
  if (isValues.has(word)) return { kind: 'is', isNegated, column, value: word as IsValue }
  cursor.at = valueAt
  throw unexpected(cursor, 'null, not_null, true, false or unknown')
}

/** `(a,"b,c",3)`; an empty pair of brackets is an empty list. */
function readList(cursor: Cursor): string[] {
  if (!skip(cursor, '(')) throw unexpected(cursor, '"("')
  skipBlanks(cursor)
  const values: string[] = []
  if (!skip(cursor, ')')) {
    do {
      values.push(readQuoted(cursor, ',)') ?? readUntil(cursor, ',)'))
      if (values.length > listLimit) throw unexpected(cursor, `no more than ${listLimit} values`)
    } while (skip(cursor, ','))
    if (!skip(cursor, ')')) throw unexpected(cursor, '"," or ")"')
  }
  skipBlanks(cursor)
  return values
}

function readRest(cursor: Cursor): string {
  const rest = cursor.text.slice(cursor.at)
  cursor.at = cursor.text.length
  return rest
}

/** The next characters: long enough for every word of the grammar, so that matching stays constant in time. */
function atCursor({ text, at }: Cursor): string {
  return text.slice(at, at + 32)
}

function unexpected({ text, at }: Cursor, expected: string) {
  const found = at < text.length ? JSON.stringify(text[at]) : 'end of input'
  return refuseSyntax('filter', text, at, `unexpected ${found} expecting ${expected}`)
}
