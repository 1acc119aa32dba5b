import type { CountryRule } from '../tools/country-rule.ts'

/** Returns rate and minimum of a country, with the name of the edition, and today's law if it differs. */
export function describeRule({
  countryName,
  rate,
  minimumCounted,
  validation,
  edition,
  lawNote,
}: CountryRule): string {
  const counted =
    minimumCounted === 'no minimum' ? 'there is no minimum' : `the minimum purchase is ${minimumCounted}`
  const law = lawNote ? ` ${lawNote}` : ''
  return `${countryName}: VAT is ${rate}, and ${counted} (${edition}).${law} Validation: ${validation}.`
}
