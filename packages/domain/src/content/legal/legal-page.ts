import type { PageListing, RichText, Section } from '../page-content.ts'

/**
 * Who runs this site, as the law requires. Every value is the operator's own and optional; the page says which are
 * missing. `host` and `mediator` are name and address in one line.
 */
export type Operator = {
  name?: string
  address?: string
  email?: string
  phone?: string
  registerNumber?: string
  vatNumber?: string
  publicationDirector?: string
  host?: string
  mediator?: string
}

/** A legal page; `updated` is a day (YYYY-MM-DD), `lead` what the page comes down to. */
export type LegalPage = PageListing & {
  path: string
  heading: string
  updated: string
  lead: RichText
  sections: Section[]
}

export type LegalPageTemplate = (operator: Operator) => LegalPage

export type OperatorField = keyof Operator

/** Returns the operator's value of a field, or the sentence that it is missing. */
export function operatorText(operator: Operator, field: OperatorField): string {
  return operator[field]?.trim() || `The operator of this site has not entered its ${missing[field]} yet.`
}

/** Each follows "its" in a sentence. */
const missing: Record<OperatorField, string> = {
  name: 'name',
  address: 'postal address',
  email: 'email address',
  phone: 'phone number',
  registerNumber: 'register number',
  vatNumber: 'VAT number',
  publicationDirector: 'director of publication',
  host: 'host',
  mediator: 'consumer mediator',
}
