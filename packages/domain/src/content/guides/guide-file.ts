import { countryName, type Country } from '../../places/countries.ts'

/** A country's guide as a file: `path` is where the site serves it. */
export type GuideFile = { path: string; title: string; description: string }

/**
 * Returns the printable guide of a country, as the guide library (table vat_guides), the mail and the pages refer to
 * it.
 */
export function guideFile(country: Country): GuideFile {
  const name = countryName(country)
  return {
    path: `/guides/retour-vat-guide-${country}.pdf`,
    title: `VAT refund guide: ${name}`,
    description: `The rules of ${name} with their dates, the steps from the till to the money, sentences for the counter, check lists and refund desks, as a PDF to keep.`,
  }
}
