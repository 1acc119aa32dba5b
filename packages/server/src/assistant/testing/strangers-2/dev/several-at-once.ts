import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { doneAt, mayNot } from '#server/assistant/testing/evaluation/patterns'
import { sum } from '#server/assistant/testing/strangers/own-patterns'

/** Several questions in one, and long stories. */
export const severalAtOnce: EvaluationQuestion[] = [
  {
    ask: 'do i need my passport in the shop, and which documents at customs?',
    says: [/passport/i, /form|goods|boarding|ticket/i],
  },
  {
    ask: 'spent 480 in hamburg and 950 in seville (euro both). refund for each and where to validate when i fly seville to marrakech',
    says: [sum(65.14), sum(140.14), doneAt('Sevill[ea]|SVQ')],
  },
  {
    ask: 'We had the most lovely ten days in Provence and bought a set of linen for 340 euros in a shop at Aix, one receipt. My husband thinks we should do something at the airport in Marseille before we fly back to Montreal via Paris, suitcases go through to Montreal. Where do we go and what comes back?',
    says: [sum(48.17), doneAt('Marseille|MRS')],
  },
  { ask: 'does wine count and do hotel bills count, paris', says: [/wine/i, /hotel|service/i, mayNot] },
  { ask: 'cash or card, and how long for each', says: [/cash/i, /card/i, /2 ?(?:to|–|-) ?8|weeks/i] },
  {
    ask: 'Hi! First time in Europe, from Texas. I want to buy a watch in Florence for maybe 5k euros, then train to Venice and fly home from there through Amsterdam. How does this whole tax thing work and what would I get?',
    says: [sum(766.39)],
  },
]
