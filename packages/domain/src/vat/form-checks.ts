import type { Country } from '../places/countries.ts'
import type { RuleSource } from './rule-source.ts'

/**
 * A site on which the state of a form can be looked up. `page` is its URL, `asksFor` the input it needs, `text` a
 * sentence about its result, `code` its name for the form's number, `source` where this was read.
 */
export type FormCheck = {
  who: string
  page: string
  code: string
  asksFor: string
  text: string
  isOfficial: boolean
  source: RuleSource
  checkedOn: string
}

const checkedOn = '2026-11-24'

/** The authority's own lookup; null if none was found. */
export const officialChecks: Record<Country, FormCheck | null> = {
  france: null,
  spain: {
    who: 'Spanish tax agency',
    page: 'https://www.agenciatributaria.gob.es/AEAT.sede/tramitacion/ZZ05.shtml',
    code: 'CSV',
    asksFor: 'The code beside the barcode (CSV)',
    text: 'The Spanish tax agency asks for the code beside the barcode (CSV). A stamp from another country may not show there.',
    isOfficial: true,
    source: {
      name: 'Zamora Chamber of Commerce, the CSV of a DER',
      url: 'https://camarazamora.com/devolucion-del-iva-a-extranjeros',
      kind: 'secondary',
    },
    checkedOn,
  },
  italy: {
    who: 'Italian customs (ADM)',
    page: 'https://www.agenziadoganemonopoli.gov.it/portale/la-procedura-otello-2.0',
    code: 'request code',
    asksFor: 'The request code on the invoice',
    text: 'Italian customs shows the state of the validation for the request code on the invoice.',
    isOfficial: true,
    source: {
      name: 'Italian customs (ADM), OTELLO 2.0',
      url: 'https://www.agenziadoganemonopoli.gov.it/portale/la-procedura-otello-2.0',
      kind: 'official',
    },
    checkedOn: '2026-11-22',
  },
  germany: null,
}

/** The sentence for countries whose authority has no known lookup. */
export const noOfficialCheck: Record<Country, string | null> = {
  france: 'We found no page of French customs that shows the state of a form. Look it up with the operator.',
  spain: null,
  italy: null,
  germany: 'Germany has no official look-up that we know of. Keep a photo of the stamp.',
}

/** Operators with a public lookup, by a word in their name. */
export const operatorChecks = {
  'global blue': {
    who: 'Global Blue',
    page: 'https://secure.globalblue.com/secure/traveller-services/refundtracker/',
    code: 'Doc ID',
    asksFor: 'The Doc ID under the barcode (16 or 20 digits) and the country of purchase',
    text: 'Global Blue asks for the Doc ID under the barcode (16 or 20 digits) and the country of purchase. Refunds already paid in cash or at a refund point are not shown.',
    isOfficial: false,
    source: {
      name: 'Global Blue, Refund Tracker',
      url: 'https://secure.globalblue.com/secure/traveller-services/refundtracker/',
      kind: 'secondary',
    },
    checkedOn,
  },
  planet: {
    who: 'Planet',
    page: 'https://www.planetpayment.com/',
    code: 'barcode number',
    asksFor: 'The form’s barcode number, usually at the top, without spaces or hyphens',
    text: 'Planet asks for the form’s barcode number, usually at the top, without spaces or hyphens. It allows itself 30 days once it has the form.',
    isOfficial: false,
    source: {
      name: 'Planet, Track my refund',
      url: 'https://www.planetpayment.com/en/our-products/acquiring-processing/planet-merchant-services/planet-merchant-services-complaints-process/',
      kind: 'secondary',
    },
    checkedOn,
  },
} as const satisfies Record<string, FormCheck>

/** Returns the lookups for a form of a country and an operator (as typed, may be empty), the authority's first. */
export function checksOf(country: Country, operator: string): FormCheck[] {
  const name = operator.toLowerCase()
  const official = officialChecks[country]
  const ofOperator = Object.entries(operatorChecks).find(([word]) => name.includes(word))?.[1]
  return [official, ofOperator].flatMap((check) => check ?? [])
}
