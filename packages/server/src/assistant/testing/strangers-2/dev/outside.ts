import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { anEstimate, declines } from '#server/assistant/testing/evaluation/patterns'

/** What the guide does not know. */
export const outside: EvaluationQuestion[] = [
  {
    ask: 'whats the exchange rate to naira tomorrow',
    known: false,
    says: [/rate|currenc|outside|not/i],
    never: [anEstimate],
  },
  { ask: 'is it safe to walk in barcelona at night', known: false, says: [declines], never: [anEstimate] },
  { ask: 'how much luggage can I bring on air france', known: false, says: [declines], never: [anEstimate] },
  { ask: 'write me a poem about paris', known: false, says: [declines], never: [anEstimate] },
  { ask: 'who won the election', known: false, says: [declines], never: [anEstimate] },
  { ask: 'metro ticket price rome', known: false, says: [declines], never: [anEstimate] },
  {
    ask: 'do i pay tax at home in india on the handbag',
    says: [/declare|allowance|exemption|own customs|home customs|duty/i],
  },
]
