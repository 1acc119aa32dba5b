import type { Statement } from '#server/database/database'
import type { CatalogueTable } from './catalogue.ts'

/** Binds a value and returns its placeholder. */
export type Bind = (value: string) => string

/**
 * Builds one statement: `write` returns its text and binds every value of the caller. Values are sent as text and cast
 * in the statement, so both databases parse them alike and an invalid one is the caller's error.
 */
export function buildStatement(write: (bind: Bind) => string): Statement {
  const values: string[] = []
  const text = write((value) => `$${values.push(value)}::text`)
  return { text, values }
}

/** Quotes a name of the catalogue, or an alias that the parser accepted, for SQL. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Reads JSON as `body`, with columns of these types: `json_to_record($1::text::json) as body("a" integer)`. */
export function record(reader: string, json: string, columns: { name: string; type: string }[]): string {
  const shape = columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')
  return `${reader}(${json}) as body(${shape})`
}

/** Returns the table with the alias `t`, which qualifies every column. */
export function target({ name }: CatalogueTable): string {
  return `public.${quoteName(name)} as t`
}
