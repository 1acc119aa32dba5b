import { whatCanStillWork } from '../../content/eligibility.ts'
import { formatMoney } from '../../money/money.ts'
import { countryName } from '../../places/countries.ts'
import { estimateRefund } from '../../vat/refund.ts'
import type { Circumstances, Suggestion } from './suggestion.ts'

const recentCalculations = 3

/** A calculation below the minimum: what is missing, and what can be added up. The newest three only. */
export function suggestMissing({ calculations, editionId, rates }: Circumstances): Suggestion[] {
  return calculations.slice(0, recentCalculations).flatMap(({ id, purchase, country }) => {
    const { isEligible, minimum, euroCentsAboveMinimum } = estimateRefund({
      purchase,
      country,
      editionId,
      rates,
    })
    if (isEligible) return []
    const missing = formatMoney({ currency: 'EUR', cents: -euroCentsAboveMinimum })
    return [
      {
        key: `below-minimum:${id}`,
        type: 'shopping' as const,
        title: `${missing} are missing to the minimum in ${countryName(country)}`,
        summary:
          `You calculated ${formatMoney(purchase)} in ${countryName(country)}, where ${formatMoney(minimum)} are needed in one store. ` +
          whatCanStillWork(country),
        conversationId: null,
      },
    ]
  })
}
