import type { CountryRule } from '../tools/country-rule.ts'

/** Rate and minimum of a country, the edition by name, and the law beside it. */
export function describeRule({
  countryName,
  rate,
  minimum,
  validation,
  edition,
  lawNote,
}: CountryRule): string {
  const counted = minimum === 'no minimum' ? 'there is no minimum' : `the minimum purchase is ${minimum}`
  const law = lawNote ? ` ${lawNote}` : ''
  return `${countryName}: VAT is ${rate}, and ${counted} in one store on one day (${edition}).${law} Validation: ${validation}.`
}
