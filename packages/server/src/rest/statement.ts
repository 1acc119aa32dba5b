import type { Statement } from '#server/database/database'
import type { CatalogueTable } from './catalogue.ts'

/** Binds a value and gives its place in the text. */
export type Bind = (value: string) => string

/**
 * Builds one statement: `write` gives its text and binds every value of the caller's. Values travel as text and are
 * cast in the statement, so that both databases read them alike and a bad one is a fault of the caller.
 */
export function buildStatement(write: (bind: Bind) => string): Statement {
  const values: string[] = []
  const text = write((value) => `$${values.push(value)}::text`)
  return { text, values }
}

/** A name of the catalogue, or an alias that the parser let through, as SQL spells it. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** The table under the name `t`, which every column is written with. */
export function target({ name }: CatalogueTable): string {
  return `public.${quoteName(name)} as t`
}
