import { defaultCity } from '@retour/domain/places/calculator-cities'
import { isCountry } from '@retour/domain/places/countries'
import { isCalculatorPlace, type CalculatorPlace } from './calculation.ts'

export type CalculatorTab = 'calculator' | 'results' | 'locations'

/** Returns the path for a place: /vat-calculator/{country}/{city}. */
export function calculatorPath({ country, city }: CalculatorPlace): string {
  return `/vat-calculator/${country}/${city}`
}

/** Returns the two optional segments of the path, with or without a trailing slash. */
export function segmentsOf(pathname: string): { country?: string; city?: string } {
  const [, , country, city] = pathname.split('/')
  return { country: country || undefined, city: city || undefined }
}

/**
 * Returns the place of the two optional segments. Without a city: the remembered one if it is in that country,
 * otherwise the country's default. An unknown city becomes the default; an unknown country gives null.
 */
export function placeFromSegments(
  country: string | undefined,
  city: string | undefined,
  remembered: CalculatorPlace | null,
): CalculatorPlace | null {
  if (country === undefined) return remembered ?? { country: 'france', city: defaultCity('france') }
  if (!isCountry(country)) return null
  const named = { country, city }
  if (isCalculatorPlace(named)) return named
  if (city === undefined && remembered?.country === country) return remembered
  return { country, city: defaultCity(country) }
}

/** Returns the tab of a URL's hash; `results` only if there is a result. */
export function tabFromHash(hash: string, hasResult: boolean): CalculatorTab {
  if (hash === '#locations') return 'locations'
  return hash === '#results' && hasResult ? 'results' : 'calculator'
}

/** Returns the hash of a tab; '' for the calculator. */
export function hashOfTab(tab: CalculatorTab): string {
  return tab === 'calculator' ? '' : `#${tab}`
}
