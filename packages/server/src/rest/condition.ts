import { findColumn, type CatalogueColumn, type CatalogueTable } from './catalogue.ts'
import type { Comparison, Filter, IsValue } from './parse-filter.ts'
import { refuse } from './rest-error.ts'
import { quoteName, type Bind } from './statement.ts'

const operators: Record<Comparison, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
}

const tests: Record<IsValue, string> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
}

/** `where …` for all filters together, or nothing. Unknown columns: 400 42703. */
export function whereClause(table: CatalogueTable, filters: Filter[], bind: Bind): string {
  if (filters.length === 0) return ''
  return ` where ${filters.map((filter) => condition(table, filter, bind)).join(' and ')}`
}

function condition(table: CatalogueTable, filter: Filter, bind: Bind): string {
  const text =
    filter.kind === 'logic'
      ? `(${filter.terms.map((term) => condition(table, term, bind)).join(` ${filter.operator} `)})`
      : simpleCondition(findColumn(table, filter.column), filter, bind)
  return filter.isNegated ? `not (${text})` : text
}

function simpleCondition(
  column: CatalogueColumn,
  filter: Exclude<Filter, { kind: 'logic' }>,
  bind: Bind,
): string {
  const name = `t.${quoteName(column.name)}`
  if (filter.kind === 'is') {
    const needsTruth = filter.value === 'true' || filter.value === 'false' || filter.value === 'unknown'
    if (needsTruth && column.baseType !== 'boolean')
      throw refuse(400, '42804', `argument of IS ${filter.value.toUpperCase()} must be type boolean`)
    return `${name} ${tests[filter.value]}`
  }
  if (filter.kind === 'in') {
    if (column.isArray) throw refuseOperator('in', column)
    return `${name} = any (${bind(arrayLiteral(filter.values))}::${column.baseType}[])`
  }
  if (filter.operator === 'like' || filter.operator === 'ilike') {
    if (!column.isText) throw refuseOperator(filter.operator, column)
    return `${name} ${operators[filter.operator]} ${bind(filter.value.replaceAll('*', '%'))}`
  }
  return `${name} ${operators[filter.operator]} ${bind(filter.value)}::${column.baseType}`
}

/** The text of an array, every value quoted. */
function arrayLiteral(values: string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`
}

function refuseOperator(operator: string, column: CatalogueColumn) {
  return refuse(400, '42883', `operator does not exist: ${operator} on a column of type ${column.baseType}`)
}
