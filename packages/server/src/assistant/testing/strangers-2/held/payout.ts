import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'

/** How the money comes, from whom, and how much of it. */
export const payout: EvaluationQuestion[] = [
  { ask: 'why do i only get 85% of the vat', says: [/fee|operator|commission|share|keeps|estimate/i] },
  { ask: 'is cash cheaper or credit card refund', says: [/card/i, /cash/i] },
  { ask: 'which company is better global blue or planet', says: [/shop|store|form|chooses|fee|compare/i] },
  { ask: 'how much does galeries lafayette give back in percent', says: [/12 ?%/] },
  { ask: 'what percent of price do tourists usually get', says: [/10 ?(?:to|–|-) ?15|12 ?%/] },
]
