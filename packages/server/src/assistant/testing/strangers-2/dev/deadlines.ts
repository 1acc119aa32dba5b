import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsNo } from '#server/assistant/testing/evaluation/patterns'
import { either, onDay } from '#server/assistant/testing/strangers/own-patterns'

/** Today is 22 November 2026. Each of the two readings is true. */
export const deadlines: EvaluationQuestion[] = [
  {
    ask: 'receipt 1 july 2026 florence, leaving tomorrow, too late?',
    says: [/passed|too late|expired|31 Oct|1 Oct|no longer|ran out/i],
    never: [startsNo],
  },
  { ask: 'how long do i have to leave europe after buying', says: [/(?:3|three) months|third month/i] },
  { ask: 'bought today in paris. until?', says: [either(onDay(22, 2, 2027), onDay(28, 2, 2027))] },
  { ask: 'how long is a spanish diva form good after validation', says: [/(?:4|four) years/i] },
  { ask: 'within how many months must i mail the stamped german form', says: [/(?:4|four) years/i] },
  {
    ask: 'when will the money be on my mastercard after green light',
    says: [/2 ?(?:to|–|-) ?8|two to eight|8 weeks/i],
  },
  { ask: 'how early at the airport for tax free', says: [/(?:3|three) ?hours/i] },
  { ask: 'cash advance from planet, time limit?', says: [/(?:21|twenty-one)/i] },
  {
    ask: 'italian invoice validated on 10 nov 2026, how long until it must be with the seller',
    says: [/sixth|6th|six months|6 months|three months/i],
  },
  { ask: 'purchase 30.09.2026 roma', says: [either(onDay(30, 12, 2026), onDay(31, 12, 2026))] },
  {
    ask: 'we come in april, leave in july. things bought in first week of april still fine?',
    says: [/(?:3|three) months|third month/i],
  },
]
