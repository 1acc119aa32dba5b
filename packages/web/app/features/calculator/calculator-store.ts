import { isCurrency, type Currency } from '@retour/domain/money/currencies'
import { maxAmountLength } from '@retour/domain/money/parse-amount'
import { createSessionStore } from '#app/platform/session-store.ts'
import { readNamedEdition } from '#app/backend/rules-edition.ts'
import { isCalculatorPlace, readCalculation, type Calculation, type CalculatorPlace } from './calculation.ts'

interface CalculatorState {
  amount: string
  currency: Currency
  /** The reading that was chosen for exactly this text, in hundredths. */
  chosenCents: number | null
  place: CalculatorPlace | null
  calculation: Calculation | null
}

const initial: CalculatorState = {
  amount: '',
  currency: 'EUR',
  chosenCents: null,
  place: null,
  calculation: null,
}

/** The input and the last calculation of this tab. It ends with the tab and is never sent. */
export const calculatorStore = createSessionStore('retour-calculator', initial, parseState)

/** Returns the reading that was chosen for exactly this text, in hundredths; null if there is none. */
export function chosenFor(amount: string): number | null {
  const stored = calculatorStore.read()
  return stored.amount === amount ? stored.chosenCents : null
}

/** Validates a stored state; invalid values become defaults. */
export function parseState(stored: unknown): CalculatorState {
  if (typeof stored !== 'object' || stored === null) return initial
  const { amount, currency, chosenCents, place, calculation } = stored as Record<string, unknown>
  // The calculation may use an edition that only this device knows.
  readNamedEdition()
  const candidate = (place ?? {}) as { country: unknown; city: unknown }
  return {
    amount: typeof amount === 'string' ? amount.slice(0, maxAmountLength) : initial.amount,
    currency: isCurrency(currency) ? currency : initial.currency,
    chosenCents: typeof chosenCents === 'number' ? chosenCents : null,
    place: isCalculatorPlace(candidate) ? { country: candidate.country, city: candidate.city } : null,
    calculation: readCalculation(calculation),
  }
}
