import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { anEstimate, offersHelp } from '#server/assistant/testing/evaluation/patterns'
import { friendly } from '#server/assistant/testing/strangers-2/more-patterns'

/** Small talk. */
export const smallTalk: EvaluationQuestion[] = [
  { ask: 'yo', says: [friendly], never: [anEstimate] },
  { ask: 'thx!!', says: [friendly], never: [anEstimate] },
  { ask: 'good evening from Manila', says: [friendly], never: [anEstimate] },
  { ask: 'help', says: [offersHelp], never: [anEstimate] },
  { ask: '???', says: [/ask|question|help|country|which/i], never: [anEstimate] },
]
