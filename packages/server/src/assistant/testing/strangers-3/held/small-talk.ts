import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { anEstimate } from '#server/assistant/testing/evaluation/patterns'
import { friendly } from '#server/assistant/testing/strangers-2/more-patterns'

/** Small talk. */
export const smallTalk: EvaluationQuestion[] = [
  { ask: 'bye', says: [friendly], never: [anEstimate] },
  { ask: 'lol nice', says: [friendly], never: [anEstimate] },
]
