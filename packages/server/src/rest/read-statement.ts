import type { Statement } from '#server/database/database'
import type { CatalogueTable } from './catalogue.ts'
import { whereClause } from './condition.ts'
import { fieldText } from './field.ts'
import { capRange } from './parse-range.ts'
import type { RestRequest } from './parse-request.ts'
import { outputColumns } from './output-columns.ts'
import { buildStatement, target, type Bind } from './statement.ts'

/**
 * Returns the statement of a GET. It selects one row: `body`, the rows as JSON text written by the database, so that no
 * type is lost; `row_count`; and with count=exact `total`, the number of all rows that the caller may see.
 */
export function readStatement(table: CatalogueTable, request: RestRequest): Statement {
  const { offset, limit } = capRange(request.range)
  return buildStatement((bind) => {
    const where = whereClause(table, request.filters, bind)
    const total = `(select count(*) from ${target(table)}${where})::text as total`
    const page = [
      `select ${outputColumns(table, request.select, bind)} from ${target(table)}${where}`,
      orderClause(table, request, bind),
      `limit ${bind(String(limit))}::bigint`,
      offset > 0 ? `offset ${bind(String(offset))}::bigint` : '',
    ]
    return `select coalesce(json_agg(retour_row), '[]')::text as body, count(*)::text as row_count${
      request.preferences.isCounting ? `, ${total}` : ''
    } from (${page.filter(Boolean).join(' ')}) as retour_row`
  })
}

function orderClause(table: CatalogueTable, { orders }: RestRequest, bind: Bind): string {
  if (orders.length === 0) return ''
  const terms = orders.map(({ field, isDescending, nulls }) => {
    const { text } = fieldText(table, field, bind)
    return `${text}${isDescending ? ' desc' : ''}${nulls ? ` nulls ${nulls}` : ''}`
  })
  return `order by ${terms.join(', ')}`
}
