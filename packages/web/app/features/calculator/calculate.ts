import type { Money } from '@retour/domain/money/money'
import { isEditionId, type RulesEditionId } from '@retour/domain/vat/rules'
import { estimateRefund } from '@retour/domain/vat/refund'
import { findRates, patienceMs } from '#app/backend/find-rates.ts'
import { loadPublicConfig } from '#app/backend/public-config.ts'
import { builtRulesEdition } from '#app/platform/build-settings.ts'
import { readStored, writeStored } from '#app/platform/browser-storage.ts'
import { today } from '#app/platform/calendar-day.ts'
import { elapse } from '#app/platform/elapse.ts'
import type { Calculation, CalculatorPlace } from './calculation.ts'

/** Gathers what a result follows from: the rules that count, the rate, and the day. */
export async function calculate(purchase: Money, { country, city }: CalculatorPlace): Promise<Calculation> {
  const [{ rates, isEstimated }, editionId] = await Promise.all([findRates(purchase), findEdition()])
  // Computed here as well, so that what can't be estimated fails where the person is told.
  estimateRefund({ purchase, country, editionId, rates })
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  return { id, purchase, country, city, editionId, rates, isEstimated, madeOn: today() }
}

const editionKey = 'retour-edition'

/** The server's edition; when it can't be asked, the one it named last, else the one that the site was built with. */
async function findEdition(): Promise<RulesEditionId> {
  const kept = readStored('localStorage', editionKey)
  const asking = loadPublicConfig().then(
    ({ rulesEdition }) => rulesEdition,
    () => null,
  )
  const asked = await (kept ? Promise.race([asking, elapse(patienceMs)]) : asking)
  if (asked) writeStored('localStorage', editionKey, asked)
  const edition = asked ?? kept
  return isEditionId(edition) ? edition : builtRulesEdition
}
