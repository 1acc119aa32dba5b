import type { Money } from '@retour/domain/money/money'
import type { RulesEditionId } from '@retour/domain/vat/edition-ids'
import { estimateRefund } from '@retour/domain/vat/refund'
import { findRates, timeoutMs } from '#app/backend/find-rates.ts'
import { loadPublicConfig } from '#app/backend/public-config.ts'
import { storeRatesOfDay } from '#app/backend/stored-rates.ts'
import { editionOf, storeNamedEdition, readNamedEdition } from '#app/backend/rules-edition.ts'
import { today } from '#app/platform/calendar-day.ts'
import { elapse } from '#app/platform/elapse.ts'
import type { Calculation, CalculatorPlace } from './calculation.ts'

/** Loads today's rates in advance, so that they are available for the calculation, also without a network. */
export function prepareCalculation(): void {
  void loadPublicConfig()
    .then(storeRatesOfDay)
    .catch(() => null)
}

/**
 * Collects the inputs of a result: the edition of the rules, the rate and the day. Throws if the refund cannot be
 * estimated.
 */
export async function calculate(purchase: Money, { country, city }: CalculatorPlace): Promise<Calculation> {
  const [{ rates, isEstimated }, editionId] = await Promise.all([findRates(purchase), findEdition()])
  // Calculated here too, so that an error occurs where it can be shown.
  estimateRefund({ purchase, country, editionId, rates })
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  return { id, purchase, country, city, editionId, rates, isEstimated, madeOn: today() }
}

/** Returns the server's edition. If it does not respond, the last one it named, otherwise that of the build. */
async function findEdition(): Promise<RulesEditionId> {
  const stored = readNamedEdition()
  const request = loadPublicConfig().catch(() => null)
  const config = await (stored ? Promise.race([request, elapse(timeoutMs)]) : request)
  if (config) storeNamedEdition(config)
  return editionOf(config?.rulesEdition ?? stored)
}
