import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsYes } from '#server/assistant/testing/evaluation/patterns'

/** How the money comes, from whom, and how much of it. */
export const payout: EvaluationQuestion[] = [
  { ask: 'why only 12% when vat is 20', says: [/inside|fee|operator|16\.67|share|net price/i] },
  {
    ask: 'can spanish shop refuse to pay me the full iva directly',
    says: [/100 ?%|full VAT|whole VAT|all of the VAT|must/i],
  },
  { ask: 'refund to someone elses card', known: false, says: [/card|operator|ask|own|name/i] },
  { ask: 'is the 85% guaranteed', says: [/estimate|not|no promise|operator|guarantee/i], never: [startsYes] },
]
