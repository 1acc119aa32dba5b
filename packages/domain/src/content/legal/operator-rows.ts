import type { Table } from '../page-content.ts'
import { type Operator, type OperatorField, operatorText } from './legal-page.ts'

/** Returns the operator's data as rows of a table; missing values are said in words. */
export function operatorTable(operator: Operator, caption: string, fields: readonly OperatorField[]): Table {
  return {
    caption,
    head: ['', ''],
    rows: fields.map((field) => [fieldNames[field], operatorText(operator, field)]),
  }
}

const fieldNames: Record<OperatorField, string> = {
  name: 'Operator',
  address: 'Postal address',
  email: 'Email',
  phone: 'Phone',
  registerNumber: 'Register number',
  vatNumber: 'VAT number',
  publicationDirector: 'Director of publication',
  host: 'Host of the site',
  mediator: 'Consumer mediator',
}
