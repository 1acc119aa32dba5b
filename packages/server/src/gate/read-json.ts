import type { Context } from 'hono'
import { ApiError } from './api-error.ts'

const depthLimit = 32
/** The maximum values of one body, keys included. */
export const valuesLimit = 20_000

/** Error codes of an API. `invalid`: the text is not JSON. `unstorable`: the database cannot store a value. */
type Codes = { invalid: string; unstorable: string }

/**
 * Returns the parsed body. Throws 400 for missing or broken JSON, invalid UTF-8, more than 32 levels, more than 20 000
 * values, numbers beyond a double ("1e309"), and NUL or lone surrogates in keys or texts.
 */
export async function readJson(c: Context, codes: Codes): Promise<unknown> {
  return (await readJsonAndText(c, codes)).value
}

/**
 * Returns the parsed body and its text, for a database that reads every digit of a number. Of a repeated key only the
 * last value is checked. Throws what `readJson` throws.
 */
export async function readJsonAndText(c: Context, codes: Codes): Promise<{ value: unknown; text: string }> {
  const refuse = (code: string, message: string) => new ApiError({ status: 400, code, message })
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer())
  } catch {
    throw refuse(codes.invalid, 'Empty or invalid json')
  }
  if (isNestedBeyond(text, depthLimit)) throw refuse(codes.invalid, 'The json is nested too deep')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse(codes.invalid, 'Empty or invalid json')
  }
  const fault = findFault(value)
  if (fault === 'too many values') throw refuse(codes.invalid, 'The json holds too many values')
  if (fault) throw refuse(codes.unstorable, `The json holds ${fault}`)
  return { value, text }
}

/** Counts brackets outside of strings, so that a hostile body is refused before it is parsed. */
function isNestedBeyond(text: string, limit: number): boolean {
  let depth = 0
  let isInText = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (isInText) {
      if (character === '\\') index++
      else if (character === '"') isInText = false
    } else if (character === '"') isInText = true
    else if (character === '[' || character === '{') {
      if (++depth > limit) return true
    } else if (character === ']' || character === '}') depth--
  }
  return false
}

function findFault(root: unknown): string | null {
  const open: unknown[] = [root]
  for (let count = 0; open.length > 0; count++) {
    if (count > valuesLimit) return 'too many values'
    const value = open.pop()
    if (typeof value === 'number' && !Number.isFinite(value)) return 'a number that is out of range'
    if (typeof value === 'string') {
      if (value.includes('\0')) return 'a NUL character'
      if (!value.isWellFormed()) return 'half of a surrogate pair'
    } else if (Array.isArray(value)) {
      if (value.length > valuesLimit) return 'too many values'
      open.push(...(value as unknown[]))
    } else if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value)
      if (entries.length > valuesLimit) return 'too many values'
      open.push(...entries.flat())
    }
  }
  return null
}
