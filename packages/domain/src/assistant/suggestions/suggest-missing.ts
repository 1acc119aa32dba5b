import { editionCounting } from '../../content/counting-text.ts'
import { whatCanStillWork } from '../../content/eligibility.ts'
import { minimumToTheCent } from '../../content/rule-text.ts'
import { twoAnswers } from '../../content/two-answers.ts'
import { formatMoney } from '../../money/money.ts'
import { countryName } from '../../places/countries.ts'
import { compareWithLaw } from '../../vat/compare-with-law.ts'
import type { RefundEstimate } from '../../vat/refund.ts'
import type { SuggestionContext, Suggestion } from './suggestion.ts'

const recentCalculations = 3

/**
 * Suggests what is missing to the minimum of the edition or of today's law, and what can be added up, or both answers.
 * For the newest three calculations.
 */
export function suggestMissing({ calculations, editionId, rates }: SuggestionContext): Suggestion[] {
  return calculations.slice(0, recentCalculations).flatMap(({ id, purchase, country }) => {
    const comparison = compareWithLaw({ purchase, country, editionId, rates })
    const { edition, law } = comparison
    if (edition.isEligible && law.isEligible) return []
    const name = countryName(country)
    const both = twoAnswers(comparison)
    const bought = `You calculated ${formatMoney(purchase)} in ${name}`
    const suggestion = { key: `below-minimum:${id}`, type: 'shopping' as const, conversationId: null }
    if (!both)
      return [
        {
          ...suggestion,
          title: `${shortOf(edition)} short of the minimum in ${name}`,
          summary: `${bought}, where this site counts ${minimumToTheCent(edition.rule)} ${editionCounting(country, editionId)}. ${whatCanStillWork(country)}`,
        },
      ]
    return [
      {
        ...suggestion,
        title: law.isEligible
          ? `By today’s law ${formatMoney(law.refund)} may come back from ${name}`
          : `${shortOf(law)} short of the legal minimum in ${name}`,
        summary: [`${bought}.`, both.headline, both.guide.line, both.law.line, both.ask, both.atRate]
          .filter(Boolean)
          .join(' '),
      },
    ]
  })
}

function shortOf({ euroCentsAboveMinimum }: RefundEstimate): string {
  return formatMoney({ currency: 'EUR', cents: -euroCentsAboveMinimum })
}
