import { fallbackRates, isPlausibleRateTable, type RateTable } from '@retour/domain/money/exchange'
import { toAmount, type Money } from '@retour/domain/money/money'
import { elapse } from '#app/platform/elapse.ts'
import { convertAmount } from './exchange-calls.ts'
import { readStoredRates } from './stored-rates.ts'

/** Returns a rate table in which the purchase is worth `euros`; null if that rate is implausible. */
export function ratesFromEuros(purchase: Money, euros: number, date: string): RateTable | null {
  const table: RateTable = {
    base: 'EUR',
    date,
    rates: { ...fallbackRates.rates, [purchase.currency]: rateOf(toAmount(purchase), euros) },
    source: 'ecb',
  }
  return isPlausibleRateTable(table) ? table : null
}

/** The service multiplies and we divide back; ten digits remove the rounding errors of both. */
function rateOf(amount: number, euros: number): number {
  return Number((amount / euros).toPrecision(10))
}

/** If the device has stored rates, newer ones are awaited no longer than this. */
export const timeoutMs = 4_000

/**
 * Returns today's rate for a purchase, else the newest rate stored on this device, else the fixed rates. Euros need no
 * request. `isEstimated` says that the rate is not today's.
 */
export async function findRates(purchase: Money): Promise<{ rates: RateTable; isEstimated: boolean }> {
  if (purchase.currency === 'EUR') return { rates: fallbackRates, isEstimated: false }
  const stored = readStoredRates()
  const request = convertAmount(purchase, 'EUR').then(
    ({ amount, date }) => ratesFromEuros(purchase, amount, date),
    (error: unknown) => {
      console.warn('No exchange rate:', error)
      return null
    },
  )
  const rates = await (stored ? Promise.race([request, elapse(timeoutMs)]) : request)
  return rates ? { rates, isEstimated: false } : { rates: stored ?? fallbackRates, isEstimated: true }
}
