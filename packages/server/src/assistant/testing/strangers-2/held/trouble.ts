import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsYes } from '#server/assistant/testing/evaluation/patterns'
import { toCustoms } from '#server/assistant/testing/strangers/own-patterns'

/** Problems, and what still helps. */
export const trouble: EvaluationQuestion[] = [
  { ask: 'kiosk screen red at orly!!', says: [toCustoms, /goods|purchases|items/i] },
  {
    ask: 'wrong passport number printed, found it only at the airport',
    says: [/shop|correct|refus|officer|customs|till/i],
    never: [/does not matter|no problem/i],
  },
  { ask: 'the pablo machine doesn’t read my barcode', says: [/desk|officer|customs|next machine/i] },
  { ask: 'it has been 10 weeks and nothing came from Planet', says: [/operator|Planet|company/i] },
  {
    ask: 'global blue charged my card the whole amount after i took cash in paris, i did scan',
    says: [/advance|operator|proof|Global Blue|valid/i],
  },
  {
    ask: 'missed the kiosk at gare du nord because of queue, im in London now',
    says: [/consul|not|mostly|only|hardly|rarely/i],
    never: [startsYes],
  },
  {
    ask: 'credit card for refund has been cancelled, what now',
    known: false,
    says: [/operator|Global Blue|Planet|ask|company|nothing/i],
  },
  { ask: 'How can I check online that Italian otello form got visto', says: [/code|ADM|customs|OTELLO/i] },
]
