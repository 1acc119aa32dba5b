import type { Operator, OperatorField } from './legal-page.ts'

/** The setting that holds each field. */
export const operatorSettings = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_CONTACT_EMAIL',
  phone: 'OPERATOR_PHONE',
  registerNumber: 'OPERATOR_REGISTER_NUMBER',
  vatNumber: 'OPERATOR_VAT_NUMBER',
  publicationDirector: 'OPERATOR_PUBLICATION_DIRECTOR',
  host: 'OPERATOR_HOST',
  mediator: 'OPERATOR_MEDIATOR',
} as const satisfies Record<OperatorField, string>

export const operatorFields = Object.keys(operatorSettings) as OperatorField[]

/** Returns who runs the site, from settings. */
export function readOperator(settings: Record<string, string | undefined>): Operator {
  return Object.fromEntries(operatorFields.map((field) => [field, settings[operatorSettings[field]]]))
}

/** The placeholders that the build writes into pages; the server replaces them (`wire/page-marks.ts`). */
export const operatorMarks = Object.fromEntries(
  operatorFields.map((field) => [field, `%${operatorSettings[field]}%`]),
) as Required<Operator>
