import { defaultCity } from '@retour/domain/places/calculator-cities'
import type { CalculatorPlace } from '#app/features/calculator/calculation.ts'

/** The calculator's city in the static home page. */
export const firstPlace: CalculatorPlace = { country: 'france', city: defaultCity('france') }
