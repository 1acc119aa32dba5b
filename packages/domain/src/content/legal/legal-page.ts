import type { PageListing, RichText, Section } from '../page-words.ts'

/**
 * Who runs this site, as the law asks for it. Every value is the operator's own and optional: where one is missing,
 * the page says so instead of inventing it. `host` and `mediator` are name and address in one line.
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

export type LegalWords = (operator: Operator) => LegalPage

/** The operator's value, or the plain sentence that it is missing. `what` reads after "its": "postal address". */
export function operatorValue(value: string | undefined, what: string): string {
  return value?.trim() || `The operator of this site has not entered its ${what} yet.`
}
