import { isPlausibleRateTable, type RateTable } from '@retour/domain/money/exchange'
import { readStored, writeStored } from '#app/platform/browser-storage.ts'
import { today } from '#app/platform/calendar-day.ts'
import { loadRates } from './exchange-calls.ts'

const storageKey = 'retour-rates'

/** Returns the latest exchange rates stored on this device; null if there are none. */
export function readStoredRates(): RateTable | null {
  const { table } = (readStored('localStorage', storageKey) ?? {}) as { table?: unknown }
  return isPlausibleRateTable(table) ? table : null
}

/** Fetches exchange rates once a day, so that a purchase can be converted offline later. */
export async function storeRatesOfDay(): Promise<void> {
  const { askedOn } = (readStored('localStorage', storageKey) ?? {}) as { askedOn?: unknown }
  if (askedOn === today()) return
  const { rates, date } = await loadRates()
  const table = { base: 'EUR', date, rates: { ...rates, EUR: 1 }, source: 'ecb' }
  if (isPlausibleRateTable(table)) writeStored('localStorage', storageKey, { askedOn: today(), table })
}
