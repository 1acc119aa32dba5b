import { isCurrency, type Currency } from '@retour/domain/money/currencies'
import { createSessionStore } from '#app/platform/session-store.ts'
import { isCalculatorPlace, readCalculation, type Calculation, type CalculatorPlace } from './calculation.ts'

interface CalculatorState {
  amount: string
  currency: Currency
  place: CalculatorPlace | null
  calculation: Calculation | null
}

const initial: CalculatorState = { amount: '', currency: 'EUR', place: null, calculation: null }

/** What was typed and last calculated in this tab. It ends with the tab and never leaves it. */
export const calculatorStore = createSessionStore('retour-calculator', initial, parseState)

export function parseState(stored: unknown): CalculatorState {
  if (typeof stored !== 'object' || stored === null) return initial
  const { amount, currency, place, calculation } = stored as Record<string, unknown>
  const candidate = (place ?? {}) as { country: unknown; city: unknown }
  return {
    amount: typeof amount === 'string' ? amount.slice(0, 40) : initial.amount,
    currency: isCurrency(currency) ? currency : initial.currency,
    place: isCalculatorPlace(candidate) ? { country: candidate.country, city: candidate.city } : null,
    calculation: readCalculation(calculation),
  }
}
