import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { anEstimate } from '#server/assistant/testing/evaluation/patterns'
import { friendly } from '#server/assistant/testing/strangers-2/more-patterns'

/** Small talk. */
export const smallTalk: EvaluationQuestion[] = [
  { ask: 'that answer was wrong', says: [friendly], never: [anEstimate] },
]
