/** The countries of the calculator (specification, section 3). */
export const calculatorCountries = ['france', 'spain'] as const

export type CalculatorCountry = (typeof calculatorCountries)[number]

const cities: Record<CalculatorCountry, readonly string[]> = {
  france: ['paris', 'nice', 'marseille', 'cannes', 'lyon'],
  spain: ['madrid', 'barcelona', 'seville', 'valencia', 'malaga'],
}

const defaultCities: Record<CalculatorCountry, string> = { france: 'paris', spain: 'madrid' }

/** Can the calculator be opened for this country slug? */
export function isCalculatorCountry(text: unknown): text is CalculatorCountry {
  return (calculatorCountries as readonly unknown[]).includes(text)
}

/** The city slugs that the calculator offers, in the specification's order. */
export function calculatorCities(country: CalculatorCountry): readonly string[] {
  return cities[country]
}

/** The city that a change of country resets to: paris or madrid. */
export function defaultCity(country: CalculatorCountry): string {
  return defaultCities[country]
}
