import { defaultCity } from '@retour/domain/places/calculator-cities'
import { isCountry } from '@retour/domain/places/countries'
import { isCalculatorPlace, type CalculatorPlace } from './calculation.ts'

export type CalculatorTab = 'calculator' | 'results' | 'locations'

/** The screen's path for a place: /vat-calculator/{country}/{city}. */
export function calculatorPath({ country, city }: CalculatorPlace): string {
  return `/vat-calculator/${country}/${city}`
}

/** The two optional segments of the screen's path, with or without a slash at its end. */
export function segmentsOf(pathname: string): { country?: string; city?: string } {
  const [, , country, city] = pathname.split('/')
  return { country: country || undefined, city: city || undefined }
}

/**
 * The place that the two optional segments name. Without a city: the remembered one if it is of that
 * country, else the country's default. Null when the country is none of ours;
 * an unknown city gives the country's default.
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

/** The tab that the address asks for; results only when there are some. */
export function tabFromHash(hash: string, hasResult: boolean): CalculatorTab {
  if (hash === '#locations') return 'locations'
  return hash === '#results' && hasResult ? 'results' : 'calculator'
}

/** The hash of a tab; the calculator is the address itself. */
export function hashOfTab(tab: CalculatorTab): string {
  return tab === 'calculator' ? '' : `#${tab}`
}
