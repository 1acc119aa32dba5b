import type { CatalogueTable } from './catalogue.ts'
import { fieldText, type FieldText } from './field.ts'
import type { Comparison, Filter, IsValue } from './parse-filter.ts'
import { refuse } from './rest-error.ts'
import type { Bind } from './statement.ts'

const operators: Record<Comparison, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  cs: '@>',
  cd: '<@',
  ov: '&&',
}

const tests: Record<IsValue, string> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
}

/** Returns the `where` clause for all filters, or an empty string. Throws 400 42703 for an unknown column. */
export function whereClause(table: CatalogueTable, filters: Filter[], bind: Bind): string {
  if (filters.length === 0) return ''
  return ` where ${filters.map((filter) => condition(table, filter, bind)).join(' and ')}`
}

function condition(table: CatalogueTable, filter: Filter, bind: Bind): string {
  const text =
    filter.kind === 'logic'
      ? `(${filter.terms.map((term) => condition(table, term, bind)).join(` ${filter.operator} `)})`
      : simpleCondition(fieldText(table, filter.field, bind), filter, bind)
  return filter.isNegated ? `not (${text})` : text
}

function simpleCondition(field: FieldText, filter: Exclude<Filter, { kind: 'logic' }>, bind: Bind): string {
  if (filter.kind === 'is') {
    const needsTruth = filter.value === 'true' || filter.value === 'false' || filter.value === 'unknown'
    if (needsTruth && field.type !== 'boolean')
      throw refuse(400, '42804', `argument of IS ${filter.value.toUpperCase()} must be type boolean`)
    return `${field.text} ${tests[filter.value]}`
  }
  if (filter.kind === 'in') {
    if (field.isArray) throw refuseOperator('in', field)
    return `${field.text} = any (${bind(arrayLiteral(filter.values))}::${field.type}[])`
  }
  if (filter.operator === 'like' || filter.operator === 'ilike') {
    if (!field.isText) throw refuseOperator(filter.operator, field)
    return `${field.text} ${operators[filter.operator]} ${bind(filter.value.replaceAll('*', '%'))}`
  }
  return `${field.text} ${operators[filter.operator]} ${bind(filter.value)}::${field.type}`
}

/** Returns the text of an array with every value quoted. */
function arrayLiteral(values: string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`
}

function refuseOperator(operator: string, { type }: FieldText) {
  return refuse(400, '42883', `operator does not exist: ${operator} on a column of type ${type}`)
}
