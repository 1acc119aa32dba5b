import { currencies, type Currency } from './currencies.ts'

/** Exchange rates: how much of each currency one euro buys. `date` is YYYY-MM-DD, or YYYY-MM for the fallback table. */
export type RateTable = {
  base: 'EUR'
  date: string
  rates: Record<Currency, number>
  source: 'ecb' | 'fallback'
}

/** The fixed rates (docs/product.md, Currency) for days without an available rate table. */
export const fallbackRates: RateTable = {
  base: 'EUR',
  date: '2025-05',
  rates: { EUR: 1, USD: 1.08, GBP: 0.86, JPY: 163.21, CNY: 7.81, CAD: 1.49, AUD: 1.65, CHF: 0.98, SGD: 1.46 },
  source: 'fallback',
}

/**
 * Returns whether a value is a plausible rate table: base EUR, a date, and for all nine currencies a finite rate above
 * 0 within a factor of three of the fallback rate; the euro exactly 1.
 */
export function isPlausibleRateTable(candidate: unknown): candidate is RateTable {
  if (typeof candidate !== 'object' || candidate === null) return false
  const { base, date, rates, source } = candidate as Record<string, unknown>
  if (base !== 'EUR' || typeof date !== 'string' || !/^\d{4}-\d{2}(?:-\d{2})?$/.test(date)) return false
  if (source !== 'ecb' && source !== 'fallback') return false
  if (typeof rates !== 'object' || rates === null) return false
  return currencies.every((currency) =>
    isPlausibleRate(currency, (rates as Record<string, unknown>)[currency]),
  )
}

function isPlausibleRate(currency: Currency, rate: unknown): boolean {
  if (typeof rate !== 'number' || !Number.isFinite(rate) || rate <= 0) return false
  if (currency === 'EUR') return rate === 1
  const expected = fallbackRates.rates[currency]
  return rate >= expected / 3 && rate <= expected * 3
}
