import { formatDay } from '../../content/format-day.ts'
import { formatMoney } from '../../money/money.ts'
import { countryName } from '../../places/countries.ts'
import { compareWithLaw } from '../../vat/compare-with-law.ts'
import { exportDeadlines } from '../../vat/deadlines.ts'
import type { SuggestionContext, Suggestion } from './suggestion.ts'

const daysAhead = 30

/**
 * Suggests deadlines for calculations that are eligible by the edition or by today's law, and whose safe last day is at
 * most 30 days away. The day of the calculation counts as the day of purchase.
 */
export function suggestDeadlines({ calculations, today, editionId, rates }: SuggestionContext): Suggestion[] {
  return calculations.flatMap(({ id, day, purchase, country }) => {
    const { safe, legal } = exportDeadlines(day)
    const isComing = safe >= today && safe <= daysAfter(today, daysAhead)
    if (!isComing) return []
    const { edition, law } = compareWithLaw({ purchase, country, editionId, rates })
    if (!edition.isEligible && !law.isEligible) return []
    return [
      {
        key: `deadline:${id}`,
        type: 'refund' as const,
        title: `Validate your form by ${formatDay(safe)}`,
        summary:
          `You calculated ${formatMoney(purchase)} in ${countryName(country)} on ${formatDay(day)}. If you bought that day, be out of ` +
          `the EU with the goods and the validated form by ${formatDay(safe)}; the legal last day is ${formatDay(legal)}.`,
        conversationId: null,
      },
    ]
  })
}

function daysAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}
