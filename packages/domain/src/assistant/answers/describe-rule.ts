import type { CountryRule } from '../tools/country-rule.ts'

/** Rate and minimum of a country, the edition by name, and the law beside it. */
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
