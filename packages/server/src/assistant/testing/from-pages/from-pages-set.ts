import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { askedLater } from './asked-later.ts'
import { atCustoms } from './at-customs.ts'
import { fourthRound } from './fourth-round.ts'
import { fifthRound } from './fifth-round.ts'
import { moneyQuestions } from './money.ts'
import { papersAndShops } from './papers-and-shops.ts'
import { peopleAndGoods } from './people-and-goods.ts'
import { thirdRound } from './third-round.ts'
import { thisSite } from './this-site.ts'

/**
 * Questions that the headings of our pages answer, in a traveler's words, by subject. Written from the pages before
 * they were run; failures were fixed at their cause.
 */
export const fromPagesSet: Record<string, EvaluationQuestion[]> = {
  'at customs': atCustoms,
  'papers and shops': papersAndShops,
  money: moneyQuestions,
  'people and goods': peopleAndGoods,
  'this site': thisSite,
  'asked later': askedLater,
  'third round': thirdRound,
  'fourth round': fourthRound,
  'fifth round': fifthRound,
}
