import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { eur, startsNo } from '#server/assistant/testing/evaluation/patterns'
import { noMinimum, sum } from '#server/assistant/testing/strangers/own-patterns'

/** Several questions in one, and long stories. */
export const severalAtOnce: EvaluationQuestion[] = [
  {
    ask: 'whats the vat in germany, the minimum and how long do i have to leave',
    says: [/19 ?%/, eur(50), /(?:3|three) months|third month/i],
  },
  {
    ask: 'I live in Sydney. Am I eligible in France and how much for 700 euros?',
    says: [sum(99.17)],
    never: [startsNo],
  },
  { ask: 'can i pay with cash and still get tax free? and how much on 1000 in italy', says: [sum(153.28)] },
  { ask: 'minimum in spain n italy pls and rate for both', says: [noMinimum, eur(70), /21 ?%/, /22 ?%/] },
]
