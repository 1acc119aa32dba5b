import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { anEstimate } from '#server/assistant/testing/evaluation/patterns'
import { friendly } from '#server/assistant/testing/strangers-2/more-patterns'

/** Small talk. */
export const smallTalk: EvaluationQuestion[] = [
  { ask: 'hola', says: [friendly], never: [anEstimate] },
  { ask: 'merci beaucoup', says: [friendly], never: [anEstimate] },
  { ask: 'what can you do', says: [friendly], never: [anEstimate] },
  { ask: 'you are a star, ta', says: [friendly], never: [anEstimate] },
  { ask: 'how are u today', says: [friendly], never: [anEstimate] },
  { ask: 'ok cool', says: [friendly], never: [anEstimate] },
]
