import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { eur, may } from '#server/assistant/testing/evaluation/patterns'
import { sum } from '#server/assistant/testing/strangers/own-patterns'

/** Several questions in one, and long stories. */
export const severalAtOnce: EvaluationQuestion[] = [
  {
    ask: 'whats the minimum in rome and how long is the refund taking',
    says: [/154\.94|\b70\b/, /2 ?(?:to|–|-) ?8|weeks/i],
  },
  {
    ask: '700 in paris, 700 in rome, 700 in berlin — how much each?',
    says: [sum(99.17), sum(107.3), sum(95)],
  },
  { ask: 'I need to know 1) do swiss residents qualify 2) min in germany', says: [may, eur(50)] },
  {
    ask: 'do i keep receipts and how do i track',
    says: [/keep|receipt|form|photo/i, /operator|track|code|CSV/i],
  },
]
