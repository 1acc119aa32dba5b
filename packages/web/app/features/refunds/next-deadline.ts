import type { Country } from '@retour/domain/places/countries'
import { exportDeadlines } from '@retour/domain/vat/deadlines'
import type { RefundCalculation } from '#app/backend/refund-calls.ts'

export type NextDeadline = { lastDay: string; country: Country; boughtOn: string }

/**
 * The next last day by which goods must have left the EU, taking the day of a calculation for that of the purchase.
 * Only what gives a refund and is not settled counts; null when nothing lies ahead of `today` (YYYY-MM-DD).
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
