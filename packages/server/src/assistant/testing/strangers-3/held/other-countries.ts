import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { anEstimate } from '#server/assistant/testing/evaluation/patterns'

/** Outside the four countries. */
export const otherCountries: EvaluationQuestion[] = [
  {
    ask: 'greece 600 euro sandals and jewellery refund amount',
    says: [/Greece/i],
    never: [/refund (?:is|of|would be) (?:about )?EUR ?\d/],
  },
  { ask: 'dubai mall vat refund', known: false, says: [/outside|not|only|Emirates/i], never: [anEstimate] },
  {
    ask: 'in switzerland do i get the tax back when i fly home from zurich',
    says: [/Switzerland|Swiss/i],
    never: [anEstimate],
  },
  { ask: 'san marino purchase', known: false, says: [/San Marino|outside|not|ask/i], never: [anEstimate] },
]
