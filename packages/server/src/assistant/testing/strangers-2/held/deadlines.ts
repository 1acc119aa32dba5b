import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, onDay } from '#server/assistant/testing/strangers/own-patterns'

/** Today is 22 November 2026. Each of the two readings is true. */
export const deadlines: EvaluationQuestion[] = [
  {
    ask: 'bought 12 oct 2026 in madrid when is the last day to leave',
    says: [either(onDay(12, 1, 2027), onDay(31, 1, 2027))],
  },
  {
    ask: 'Deadline for goods bought on Nov 20, 2026 in Munich?',
    says: [either(onDay(20, 2, 2027), onDay(28, 2, 2027))],
  },
  {
    ask: 'I bought it in August (the 28th) in Nice and am flying back to Tokyo on December 3rd. Am I late?',
    says: [either(onDay(28, 11, 2026), onDay(30, 11, 2026))],
    never: [startsNo],
  },
  {
    ask: 'can i claim for stuff i purchased last year in paris, in december 2025',
    says: [/passed|too late|expired|no longer|three months|3 months|third month|March 2026/i],
    never: [startsYes],
  },
]
