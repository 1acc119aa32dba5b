import type { CalculatorCountry } from '@retour/domain/places/calculator-cities'

const systems: Record<CalculatorCountry, string> = { france: 'PABLO', spain: 'DIVA' }

/** The electronic validation of a country (specification, section 9). */
export function validationSystem(country: CalculatorCountry): string {
  return systems[country]
}
