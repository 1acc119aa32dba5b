import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { mayNot, startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Outside the four countries. */
export const otherCountries: EvaluationQuestion[] = [
  { ask: 'greece vat refund rules', says: [/24 ?%|Greece/i] },
  { ask: 'bought in lisbon, flying from madrid, where validate', says: [/Madrid|Portug|customs/i] },
  {
    ask: 'can i get a refund in london on my burberry coat',
    says: [/Great Britain|England|London|\bUK\b|Britain/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'czech republic minimum?',
    known: false,
    says: [/Czech|outside|nothing|four|only/i],
    never: [/(?:EUR|€) ?(?:50|100|70|154\.94|90\.16)\b(?![^.]*(?:France|Germany|Italy|Spain))/],
  },
  { ask: 'whats vat in netherlands', says: [/21 ?%/] },
  {
    ask: 'Croatia 900 euro refund how much',
    known: false,
    says: [/Croatia|outside|only|not/i],
    never: [/refund (?:is|of|would be) (?:about )?(?:EUR|€) ?\d/i],
  },
  {
    ask: 'portugal minimum purchase',
    known: false,
    says: [/Portugal/i],
    never: [/Portugal[^.]{0,60}(?:EUR|€) ?(?:50|100|70|154\.94|90\.16)\b/],
  },
]
