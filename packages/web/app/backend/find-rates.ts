import { fallbackRates, isPlausibleRateTable, type RateTable } from '@retour/domain/money/exchange'
import { toAmount, type Money } from '@retour/domain/money/money'
import { elapse } from '#app/platform/elapse.ts'
import { convertAmount } from './exchange-calls.ts'
import { readStoredRates } from './stored-rates.ts'

/** A rate table in which the purchase is worth `euros`; null when that is no plausible rate. */
export function ratesFromEuros(purchase: Money, euros: number, date: string): RateTable | null {
  const table: RateTable = {
    base: 'EUR',
    date,
    rates: { ...fallbackRates.rates, [purchase.currency]: rateOf(toAmount(purchase), euros) },
    source: 'ecb',
  }
  return isPlausibleRateTable(table) ? table : null
}

/** The service multiplies and we divide back: ten digits take off the drift of both. */
function rateOf(amount: number, euros: number): number {
  return Number((amount / euros).toPrecision(10))
}

/** With figures on the device nobody waits longer than this for newer ones. */
export const timeoutMs = 4_000

/**
 * The day's rate for this purchase; when it can't be had, the newest that this device has kept, else the fixed rates.
 * Nothing is asked for euros. `isEstimated` says that a conversion had to be estimated.
 */
export async function findRates(purchase: Money): Promise<{ rates: RateTable; isEstimated: boolean }> {
  if (purchase.currency === 'EUR') return { rates: fallbackRates, isEstimated: false }
  const stored = readStoredRates()
  const asked = convertAmount(purchase, 'EUR').then(
    ({ amount, date }) => ratesFromEuros(purchase, amount, date),
    (error: unknown) => {
      console.warn('No exchange rate:', error)
      return null
    },
  )
  const rates = await (stored ? Promise.race([asked, elapse(timeoutMs)]) : asked)
  return rates ? { rates, isEstimated: false } : { rates: stored ?? fallbackRates, isEstimated: true }
}
