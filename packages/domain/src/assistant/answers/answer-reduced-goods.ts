import type { Answer } from '../subjects/subject.ts'
import { addFromGuide } from './add-from-guide.ts'
import { estimatePurchases } from './estimates.ts'
import { kindOfGoods } from './kind-of-goods.ts'
import { boughtIn } from './bought-in.ts'

/** Food to some, but with the standard rate in all four countries. */
const alcohol =
  /\b(?:wines?|champagnes?|prosecco|cava|whisk(?:e)?ys?|beers?|cognacs?|armagnac|calvados|brandy|grappa|gin|rum|vodka|liqueurs?|liquors?|spirits|alcohol)\b/

/** Goods with a lower rate: no figure without a record of it, and none at all on books in Italy. */
export const answerReducedGoods: Answer = (asked, tools) => {
  const { question, way } = asked
  const priced = question.purchases.filter((purchase) => purchase.country !== null)
  const isStandard =
    (alcohol.test(question.line) || alcohol.test(way.line)) &&
    priced.every((one) => kindOfGoods(one, question.line) === null)
  if (priced.length > 0 && isStandard) return estimatePurchases(asked, priced, tools)
  const country = boughtIn(question) ?? question.country
  if (country === 'italy' && /\b(?:text)?books?\b/.test(question.line))
    return [tools.explain('books-in-italy').text]
  const hasAmount = question.purchases.length > 0
  return [
    tools.explain('reduced-goods').text,
    ...(hasAmount ? [tools.explain('reduced-rate-unknown').text] : []),
    ...addFromGuide(question, tools),
  ]
}
