import type { CatalogueTable } from './catalogue.ts'
import { fieldText } from './field.ts'
import type { Selected } from './parse-select.ts'
import { refuse } from './rest-error.ts'
import { quoteName, type Bind } from './statement.ts'

/**
 * The columns of an answer under the names that the caller wants; a way into JSON is called after its last key. The same
 * twice is once; 400 42701 for a clash.
 */
export function outputColumns(table: CatalogueTable, select: Selected[], bind: Bind): string {
  const outputs = new Map<string, { wanted: string; text: string }>()
  for (const selected of expand(table, select)) {
    const { field, name, isText } = selected
    const wanted = JSON.stringify(selected)
    const known = outputs.get(name)
    if (known && known.wanted !== wanted)
      throw refuse(400, '42701', `column "${name}" specified more than once`)
    if (known) continue
    const text = `${fieldText(table, field, bind).text}${isText ? '::text' : ''} as ${quoteName(name)}`
    outputs.set(name, { wanted, text })
  }
  return [...outputs.values()].map(({ text }) => text).join(', ')
}

function expand(table: CatalogueTable, select: Selected[]): Selected[] {
  return select.flatMap((one) => {
    if (one.field.column !== '*') return one
    return [...table.columns.keys()].map((name) => ({
      field: { column: name, path: [] },
      name,
      isText: false,
    }))
  })
}
