import { isDeepStrictEqual } from 'node:util'
import type { CatalogueTable } from './catalogue.ts'
import { fieldText } from './field.ts'
import type { Selected } from './parse-select.ts'
import { refuse } from './rest-error.ts'
import { quoteName, type Bind } from './statement.ts'

/**
 * Returns the SQL of the selected columns under the names that the caller chose. A path into JSON gets the name of its
 * last key. A repeated column appears once. Throws 400 42701 if two columns have one name.
 */
export function outputColumns(table: CatalogueTable, select: Selected[], bind: Bind): string {
  const outputs = new Map<string, Selected>()
  const texts: string[] = []
  const add = (selected: Selected) => {
    const { field, name, cast } = selected
    const known = outputs.get(name)
    if (known) {
      if (isDeepStrictEqual(known, selected)) return
      throw refuse(400, '42701', `column "${name}" specified more than once`)
    }
    outputs.set(name, selected)
    texts.push(
      `${fieldText(table, field, bind).text}${cast === null ? '' : `::${cast}`} as ${quoteName(name)}`,
    )
  }
  for (const selected of select)
    if (selected.field.column === '*') for (const one of everyColumn(table)) add(one)
    else add(selected)
  return texts.join(', ')
}

const everyColumn = ({ columns }: CatalogueTable): Selected[] =>
  Array.from(columns.keys(), (column) => ({ field: { column, path: [] }, name: column, cast: null }))
