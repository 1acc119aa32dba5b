import { depthLimit, listLimit } from './limits.ts'
import { readField, type Field } from './read-field.ts'
import { readQuoted, readUntil, skip, skipBlanks, type Cursor } from './read-text.ts'
import { refuse, refuseSyntax } from './rest-error.ts'

/** The operators with one value; `cs`, `cd` and `ov`: contains, is contained in, overlaps. */
const comparisons = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'cs', 'cd', 'ov'] as const
export type Comparison = (typeof comparisons)[number]
export type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown'

/** A condition as the caller wrote it; its field is not checked against the catalogue yet. */
export type Filter = { isNegated: boolean } & (
  | { kind: 'comparison'; field: Field; operator: Comparison; value: string }
  | { kind: 'is'; field: Field; value: IsValue }
  | { kind: 'in'; field: Field; values: string[] }
  | { kind: 'logic'; operator: 'and' | 'or'; terms: Filter[] }
)

const comparisonNames: ReadonlySet<string> = new Set(comparisons)
const isValues = new Set<string>(['null', 'not_null', 'true', 'false', 'unknown'])
/** Operators of PostgREST that this API does not support: regular expressions, full text search and ranges. */
const leftOut =
  /^(?:match|imatch|fts|plfts|phfts|wfts|sl|sr|nxr|nxl|adj|isdistinct|(?:eq|gte?|lte?|i?like|i?match)\((?:any|all)\))$/

/**
 * Parses `column=not.op.value` of the query; `key` is a column or `column->key`. Throws 400 PGRST100; 400 PGRST108 for
 * a column of another table.
 */
export function parseFilter(key: string, text: string): Filter {
  const field = parseKey(key)
  const cursor = { text, at: 0 }
  const filter = readCondition(cursor, field, '')
  if (cursor.at < text.length) throw unexpected(cursor, 'end of input')
  return filter
}

function parseKey(key: string): Field {
  const cursor = { text: key, at: 0 }
  const field = readField(cursor, 'tree path')
  if (field.column !== '' && cursor.at === key.length) return field
  if (key[cursor.at] === '.')
    throw refuse(
      400,
      'PGRST108',
      `'${field.column.slice(0, 64)}' is not an embedded resource in this request`,
    )
  throw refuseSyntax('tree path', key, cursor.at, 'expecting a column, or column->key')
}

/**
 * Parses `or=(…)`, `and=(…)`, `not.or=(…)`, `not.and=(…)`. Blanks around brackets, commas and columns are skipped;
 * blanks in a value belong to it. Throws 400 PGRST100.
 */
export function parseLogic(key: string, text: string): Filter {
  const cursor = { text: `${key}${text}`, at: 0 }
  const filter = readLogic(cursor, 0)
  if (!filter) throw unexpected(cursor, '"("')
  if (cursor.at < cursor.text.length) throw unexpected(cursor, 'end of input')
  return filter
}

/** Parses a tree at the cursor. Returns null if a plain condition is there. */
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
  const field = readField(cursor, 'filter')
  if (field.column === '' || !skip(cursor, '.')) throw unexpected(cursor, 'a column, "." and an operator')
  return readCondition(cursor, field, ',)')
}

/** Parses a condition. Inside brackets a value ends at one of `ends`; at the top level it ends with the text. */
function readCondition(cursor: Cursor, field: Field, ends: string): Filter {
  const isNegated = skip(cursor, 'not.')
  const start = cursor.at
  const [operator = ''] = /[a-z]{1,10}(?:\((?:any|all)\))?/y.exec(atCursor(cursor)) ?? []
  if (leftOut.test(operator)) throw unexpected(cursor, `another operator: ${operator} is not supported`)
  const isKnown = comparisonNames.has(operator) || operator === 'is' || operator === 'in'
  cursor.at += operator.length
  if (!isKnown || !skip(cursor, '.')) {
    cursor.at = start
    throw unexpected(cursor, `an operator (${comparisons.join(', ')}, is, in) and "."`)
  }
  if (operator === 'in') return { kind: 'in', isNegated, field, values: readList(cursor) }
  const valueAt = cursor.at
  const value = ends === '' ? readRest(cursor) : readInside(cursor, ends)
  if (operator !== 'is')
    return { kind: 'comparison', isNegated, field, operator: operator as Comparison, value }
  const word = value.trim().toLowerCase()
  if (isValues.has(word)) return { kind: 'is', isNegated, field, value: word as IsValue }
  cursor.at = valueAt
  throw unexpected(cursor, 'null, not_null, true, false or unknown')
}

/**
 * Parses a value inside brackets: a quoted value, a list `{a,b}` with its commas, or the text up to the next of `ends`.
 */
function readInside(cursor: Cursor, ends: string): string {
  const list = cursor.text[cursor.at] === '{' ? readBraces(cursor, ends) : null
  return readQuoted(cursor, ends) ?? list ?? readUntil(cursor, ends)
}

/** Parses `{…}` without nested braces if one of `ends` follows. Otherwise returns null and does not move the cursor. */
function readBraces(cursor: Cursor, ends: string): string | null {
  const { text, at } = cursor
  const end = at + 1 + text.slice(at + 1).search(/[{}]/)
  if (end === at || text[end] === '{' || !ends.includes(text[end + 1] ?? '')) return null
  cursor.at = end + 1
  return text.slice(at, cursor.at)
}

/** Parses a list such as `(a,"b,c",3)`. Empty brackets and blanks are an empty list. */
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

/** Returns the next characters, enough for every keyword of the grammar, so that matching takes constant time. */
function atCursor({ text, at }: Cursor): string {
  return text.slice(at, at + 32)
}

function unexpected({ text, at }: Cursor, expected: string) {
  const found = at < text.length ? JSON.stringify(text[at]) : 'end of input'
  return refuseSyntax('filter', text, at, `unexpected ${found} expecting ${expected}`)
}
