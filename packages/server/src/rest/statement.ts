import type { Statement } from '#server/database/database'
import { findColumn, type CatalogueTable } from './catalogue.ts'
import type { Selected } from './parse-select.ts'
import { refuse } from './rest-error.ts'

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

/** The columns of an answer under the names that the caller wants. The same twice is once; 400 42701 for a clash. */
export function outputColumns(table: CatalogueTable, select: Selected[]): string {
  const outputs = new Map<string, string>()
  for (const { column, alias, isText } of expand(table, select)) {
    const name = alias ?? column
    const output = `t.${quoteName(column)}${isText ? '::text' : ''} as ${quoteName(name)}`
    if ((outputs.get(name) ?? output) !== output)
      throw refuse(400, '42701', `column "${name}" specified more than once`)
    outputs.set(name, output)
  }
  return [...outputs.values()].join(', ')
}

function expand(table: CatalogueTable, select: Selected[]): Selected[] {
  return select.flatMap((one) => {
    if (one.column !== '*') return { ...one, column: findColumn(table, one.column).name }
    return [...table.columns.keys()].map((column) => ({ column, alias: null, isText: false }))
  })
}
