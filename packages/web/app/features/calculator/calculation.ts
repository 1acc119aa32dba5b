import { isCurrency } from '@retour/domain/money/currencies'
import { isPlausibleRateTable, type RateTable } from '@retour/domain/money/exchange'
import type { Money } from '@retour/domain/money/money'
import { purchaseLimit } from '@retour/domain/money/parse-amount'
import { calculatorCities } from '@retour/domain/places/calculator-cities'
import { isCountry, type Country } from '@retour/domain/places/countries'
import { isCalendarDate } from '@retour/domain/calendar/calendar-date'
import { isEditionId, type RulesEditionId } from '@retour/domain/vat/edition-ids'

/** A city that the calculator offers, with its country. */
export interface CalculatorPlace {
  country: Country
  city: string
}

/** Everything a result follows from; the figures themselves are computed from it when they are shown. */
export interface Calculation extends CalculatorPlace {
  id: string
  purchase: Money
  editionId: RulesEditionId
  rates: RateTable
  /** The day's own rate could not be had. */
  isEstimated: boolean
  /** The person's own calendar day, YYYY-MM-DD. */
  madeOn: string
}

/** Does the calculator offer this pair of slugs? */
export function isCalculatorPlace(place: { country: unknown; city: unknown }): place is CalculatorPlace {
  const { country, city } = place
  return isCountry(country) && (calculatorCities(country) as readonly unknown[]).includes(city)
}

/**
 * Reads a calculation back from storage, by the edition that it was made with; null when anything in it is not what this version writes, or its
 * edition is not known here any more.
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
