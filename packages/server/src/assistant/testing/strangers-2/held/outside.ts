import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { anEstimate, declines } from '#server/assistant/testing/evaluation/patterns'

/** What the guide does not know. */
export const outside: EvaluationQuestion[] = [
  { ask: 'best pizza in naples', known: false, says: [declines], never: [anEstimate] },
  { ask: 'hotel in nice with pool', known: false, says: [declines], never: [anEstimate] },
  { ask: 'my visa got rejected what do i do', known: false, says: [declines], never: [anEstimate] },
]
