import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { either, onDay } from '#server/assistant/testing/strangers/own-patterns'

/** Today is 22 November 2026. Each of the two readings is true. */
export const deadlines: EvaluationQuestion[] = [
  {
    ask: 'bought yesterday in seville, until when can i leave',
    says: [either(onDay(21, 2, 2027), onDay(28, 2, 2027))],
  },
  { ask: 'is it 90 days or 3 months', says: [/3 months|three months|third month/i] },
  { ask: 'italian form must be sent back by when', says: [/sixth|6th|six months|three months/i] },
  {
    ask: 'How long until cash arrives on my card from global blue',
    says: [/2 ?(?:to|–|-) ?8|two to eight|8 weeks/i],
  },
  { ask: 'how many hours before flight should i come with 5 forms', says: [/(?:3|three) ?hours/i] },
  { ask: 'does refund form expire if i dont claim', says: [/months|years/i] },
]
