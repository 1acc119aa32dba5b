import { findColumn, type CatalogueTable } from './catalogue.ts'
import type { Field } from './read-field.ts'
import { quoteName, type Bind } from './statement.ts'

/** A column, or what a way into its JSON value leads to, as SQL spells it. */
export type FieldText = {
  text: string
  /** What a compared value is read as. */
  type: string
  isText: boolean
  isArray: boolean
}

/**
 * The text of a field. Its keys are bound; a column that is no JSON is read as JSON when a way leads into it. Unknown
 * columns: 400 42703.
 */
export function fieldText(table: CatalogueTable, { column: name, path }: Field, bind: Bind): FieldText {
  const column = findColumn(table, name)
  const text = `t.${quoteName(column.name)}`
  const last = path.at(-1)
  if (!last) return { text, type: column.baseType, isText: column.isText, isArray: column.isArray }
  const isJson = column.baseType === 'json' || column.baseType === 'jsonb'
  const steps = path.map(
    ({ isText, isIndex, key }) => `${isText ? '->>' : '->'} ${bind(key)}${isIndex ? '::int' : ''}`,
  )
  return {
    text: `(${isJson ? text : `to_jsonb(${text})`} ${steps.join(' ')})`,
    type: last.isText ? 'text' : column.baseType === 'json' ? 'json' : 'jsonb',
    isText: last.isText,
    isArray: false,
  }
}
