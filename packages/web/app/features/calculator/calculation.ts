import { isCurrency } from '@retour/domain/money/currencies'
import { isPlausibleRateTable, type RateTable } from '@retour/domain/money/exchange'
import type { Money } from '@retour/domain/money/money'
import { purchaseLimit } from '@retour/domain/money/parse-amount'
import { calculatorCities } from '@retour/domain/places/calculator-cities'
import { isCountry, type Country } from '@retour/domain/places/countries'
import { isCalendarDate } from '@retour/domain/calendar/calendar-date'
import { isEditionId, type RulesEditionId } from '@retour/domain/vat/edition-ids'

/** A city of the calculator, with its country. */
export interface CalculatorPlace {
  country: Country
  city: string
}

/** All inputs of a result. The figures are calculated from them when they are shown. */
export interface Calculation extends CalculatorPlace {
  id: string
  purchase: Money
  editionId: RulesEditionId
  rates: RateTable
  /** True if today's rate was not available. */
  isEstimated: boolean
  /** The calendar day on this device, YYYY-MM-DD. */
  madeOn: string
}

/** Returns whether the calculator has this pair of slugs. */
export function isCalculatorPlace(place: { country: unknown; city: unknown }): place is CalculatorPlace {
  const { country, city } = place
  return isCountry(country) && (calculatorCities(country) as readonly unknown[]).includes(city)
}

/**
 * Parses a stored calculation, with the edition it was made with. Null if a value is invalid or the edition is no
 * longer known here.
 */
export function readCalculation(stored: unknown): Calculation | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, purchase, country, city, editionId, rates, isEstimated, madeOn } = stored as Record<
    string,
    unknown
  >
  const place = { country, city }
  const { currency, cents } = (purchase ?? {}) as Record<string, unknown>
  const isAmount = Number.isSafeInteger(cents) && Number(cents) > 0 && Number(cents) < purchaseLimit * 100
  if (!isAmount || !isCurrency(currency) || !isCalculatorPlace(place)) return null
  if (typeof id !== 'string' || typeof madeOn !== 'string' || !isCalendarDate(madeOn)) return null
  if (!isEditionId(editionId) || !isPlausibleRateTable(rates)) return null
  return {
    ...place,
    id,
    purchase: { currency, cents: Number(cents) },
    editionId,
    rates,
    isEstimated: isEstimated === true,
    madeOn,
  }
}
