import type { Country } from './countries.ts'

const cities: Record<Country, readonly [first: string, ...others: string[]]> = {
  france: ['paris', 'nice', 'marseille', 'cannes', 'lyon'],
  spain: ['madrid', 'barcelona', 'seville', 'valencia', 'malaga'],
  italy: ['milan', 'rome', 'florence', 'venice', 'naples'],
  germany: ['munich', 'berlin', 'frankfurt', 'hamburg', 'dusseldorf'],
}

/** The city slugs that the calculator offers, in the form's order; a country's first is its default. */
export function calculatorCities(country: Country): readonly string[] {
  return cities[country]
}

/** The city that a change of country resets to: paris, madrid, milan or munich. */
export function defaultCity(country: Country): string {
  return cities[country][0]
}
