import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { may, mayNot, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, lowerRate, sum } from '#server/assistant/testing/strangers/own-patterns'

/** What is refunded, at which rate, and what is left out. */
export const goods: EvaluationQuestion[] = [
  {
    ask: 'is food included e.g. macarons and foie gras in paris',
    says: [/food/i, either(lowerRate, /left? (?:it|food)? ?(?:off|out)/)],
  },
  { ask: 'Do perfume and cosmetics count?', says: [may], never: [startsNo] },
  { ask: 'cuban cigars from madrid airport shop', says: [/tobacco|cigar|duty/i], never: [startsYes] },
  {
    ask: 'can I get VAT back on a car i buy in stuttgart and drive home to serbia',
    says: [/vehicle|\bcars?\b/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'store ships handbag directly to japan, what tax do i get back at airport',
    says: [/ship|sent|parcel|carr(?:y|ied)|luggage|baggage|deliver/i, mayNot],
    never: [startsYes],
  },
  { ask: 'vat on childrens clothes in germany lower?', says: [/19 ?%|standard/i], never: [startsYes] },
  { ask: 'toys for kids 130 eur nice', says: [sum(18.42)] },
  { ask: 'magazines and newspapers in berlin, how much tax', says: [either(/\b7 ?%/, lowerRate)] },
  {
    ask: 'my museum gift card and the sim card, refund?',
    says: [/\bno\b|not|service|nothing|ask/i],
    never: [startsYes],
  },
  {
    ask: 'present for my sister who lives in lyon, can i still detaxe it',
    says: [/stay|leave|EU|gift/i, mayNot],
    never: [startsYes],
  },
]
