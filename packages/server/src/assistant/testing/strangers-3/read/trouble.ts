import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Problems, and what still helps. */
export const trouble: EvaluationQuestion[] = [
  { ask: 'kiosk says red now what', says: [/officer|customs|desk/i] },
  {
    ask: 'forgot customs in rome back home in brazil',
    says: [/operator|shop|hardly|no way/i],
    never: [startsYes],
  },
  { ask: 'back in seoul with unstamped german papers', says: [/embassy|consul/i] },
  {
    ask: 'flight in 40 min queue at customs huge what do i do',
    says: [/lost|queue|customs|airline|desk|kiosk|refund/i],
  },
  {
    ask: 'the shop says they dont do tax free',
    says: [/free to|voluntar|not every|choice|part|elsewhere|ask/i],
  },
  { ask: 'no money after 3 months', says: [/operator|company|shop|form|write|contact/i] },
  { ask: 'lost the receipt but have form', says: [/shop|store|receipt|invoice|copy|ask|goods/i] },
  { ask: 'i put form in the mailbox without stamp', says: [/stamp|customs|operator|validat/i] },
  {
    ask: 'suitcase already gone, tax free goods inside, at cdg',
    says: [/airline|check-in|customs|bag|refus|see/i],
    never: [/no problem/i],
  },
  {
    ask: 'my passport got stolen after purchase',
    says: [/passport|shop|customs|embassy|operator|form|ask/i],
  },
  {
    ask: 'they gave me a normal invoice not tax free in zara Madrid, can I fix later',
    says: [/form|DIVA|shop/i],
  },
  {
    ask: 'new passport since purchase, number differs from the form',
    known: false,
    says: [/passport|old|both|shop|ask/i],
  },
  { ask: 'Green screen but no email from operator', says: [/operator|weeks|track|form|wait/i] },
  { ask: 'card expired that i gave for refund', says: [/operator|company|card|contact|write|ask/i] },
]
