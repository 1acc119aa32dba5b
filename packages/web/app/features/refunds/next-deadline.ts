import type { Country } from '@retour/domain/places/countries'
import { exportDeadlines } from '@retour/domain/vat/deadlines'
import type { RefundCalculation } from '#app/backend/refund-calls.ts'

export type NextDeadline = { lastDay: string; country: Country; boughtOn: string }

/**
 * Returns the next day by which goods must leave the EU. The day of a calculation is taken as that of the purchase.
 * Calculations without a refund and settled ones are ignored. Null if no deadline is after `today` (YYYY-MM-DD).
 */
export function nextDeadline(
  calculations: readonly Pick<RefundCalculation, 'calculatedOn' | 'country' | 'refund' | 'status'>[],
  today: string,
): NextDeadline | null {
  const [next] = calculations
    .filter(({ refund, status }) => refund.cents > 0 && status !== 'completed' && status !== 'rejected')
    .map(({ calculatedOn, country }) => ({
      lastDay: exportDeadlines(calculatedOn).safe,
      country,
      boughtOn: calculatedOn,
    }))
    .filter(({ lastDay }) => lastDay >= today)
    .sort((one, other) => one.lastDay.localeCompare(other.lastDay))
  return next ?? null
}
