import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { anEstimate, declines } from '#server/assistant/testing/evaluation/patterns'

/** What the guide does not know. */
export const outside: EvaluationQuestion[] = [
  { ask: 'is my visa extended if flight is cancelled', known: false, says: [declines], never: [anEstimate] },
  { ask: 'capital of peru', known: false, says: [declines], never: [anEstimate] },
  {
    ask: 'do i have to pay customs in korea for the bag',
    says: [/declare|allowance|exemption|home customs|own customs|duty/i],
  },
  { ask: 'can i have my dog in the cabin', known: false, says: [declines], never: [anEstimate] },
]
