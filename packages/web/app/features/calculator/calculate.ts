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

/** Asks for the day's rates ahead, so that they are there when the button is pressed, also without a network. */
export function prepareCalculation(): void {
  void loadPublicConfig()
    .then(storeRatesOfDay)
    .catch(() => null)
}

/** Gathers what a result follows from: the rules that count, the rate, and the day. */
export async function calculate(purchase: Money, { country, city }: CalculatorPlace): Promise<Calculation> {
  const [{ rates, isEstimated }, editionId] = await Promise.all([findRates(purchase), findEdition()])
  // Computed here as well, so that what can't be estimated fails where the person is told.
  estimateRefund({ purchase, country, editionId, rates })
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  return { id, purchase, country, city, editionId, rates, isEstimated, madeOn: today() }
}

/** The server's edition; when it can't be asked, the one it named last, else the one that the site was built with. */
async function findEdition(): Promise<RulesEditionId> {
  const stored = readNamedEdition()
  const asking = loadPublicConfig().catch(() => null)
  const asked = await (stored ? Promise.race([asking, elapse(timeoutMs)]) : asking)
  if (asked) storeNamedEdition(asked)
  return editionOf(asked?.rulesEdition ?? stored)
}
