import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { anEstimate, mayNot, startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Outside the four countries. */
export const otherCountries: EvaluationQuestion[] = [
  {
    ask: 'london shopping vat refund 2026',
    says: [/Great Britain|England|UK|United Kingdom/i, mayNot],
    never: [startsYes],
  },
  { ask: 'vat back in portugal how', says: [/Portugal/i], never: [anEstimate] },
  {
    ask: 'bought in Prague 9000 czk',
    known: false,
    says: [/Czech|outside|EU|not|only/i],
    never: [anEstimate],
  },
  { ask: 'holland tax free stamp', says: [/\bapp\b/i] },
  { ask: 'Vienna shopping 400 eur refund', says: [/Austria|Vienna|outside/i], never: [anEstimate] },
  { ask: 'ceuta or gran canaria shopping diva?', says: [/Canar|Ceuta|IGIC/i, mayNot], never: [startsYes] },
  {
    ask: 'japan consumption tax refund',
    known: false,
    says: [/outside|Japan|not|only/i],
    never: [anEstimate],
  },
]
