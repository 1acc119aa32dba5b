import { findColumn, type CatalogueTable } from './catalogue.ts'
import type { Field } from './read-field.ts'
import { quoteName, type Bind } from './statement.ts'

/** The SQL of a column or of a path into its JSON value. */
export type FieldText = {
  text: string
  /** The type that a compared value is cast to. */
  type: string
  isText: boolean
  isArray: boolean
}

/**
 * Returns the SQL of a field. Keys of the path are bound. A text column with a path is parsed as JSON. Throws 400 42703
 * for an unknown column.
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
