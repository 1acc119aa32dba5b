import type { Country } from './countries.ts'

const cities: Record<Country, readonly [first: string, ...others: string[]]> = {
  france: ['paris', 'nice', 'marseille', 'cannes', 'lyon'],
  spain: ['madrid', 'barcelona', 'seville', 'valencia', 'malaga'],
  italy: ['milan', 'rome', 'florence', 'venice', 'naples'],
  germany: ['munich', 'berlin', 'frankfurt', 'hamburg', 'dusseldorf'],
}

/** Returns the city slugs of the calculator in the form's order; the first is the country's default. */
export function calculatorCities(country: Country): readonly string[] {
  return cities[country]
}

/** Returns the city that is selected after a change of country: paris, madrid, milan or munich. */
export function defaultCity(country: Country): string {
  return cities[country][0]
}
