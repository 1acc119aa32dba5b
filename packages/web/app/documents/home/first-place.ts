import { defaultCity } from '@retour/domain/places/calculator-cities'
import type { CalculatorPlace } from '#app/features/calculator/calculation.ts'

/** The city that home is written with. */
export const firstPlace: CalculatorPlace = { country: 'france', city: defaultCity('france') }
