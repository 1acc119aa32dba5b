import type { Answer } from '../subjects/subject.ts'
import { addFromGuide } from './add-from-guide.ts'
import { estimatePurchases } from './estimates.ts'
import {
  hasLowerRate,
  isLeftOut,
  kindNamed,
  kindOfGoods,
  namesAlcohol,
  namesArt,
  recordedKind,
} from './kind-of-goods.ts'
import { describeLeftOut } from './describe-left-out.ts'
import { describeLowerRate } from './describe-lower-rate.ts'
import { boughtIn } from './bought-in.ts'

/**
 * Answers about goods with a lower rate. Without a record of the rate there is no figure; books in Italy contain no
 * VAT.
 */
export const answerReducedGoods: Answer = (inquiry, tools) => {
  const { question, way } = inquiry
  const priced = question.purchases.filter((purchase) => purchase.country !== null)
  const isStandard =
    (namesAlcohol(question.line) || namesAlcohol(way.line)) &&
    priced.every((one) => kindOfGoods(one, question.line) === null)
  if (priced.length > 0 && isStandard) return estimatePurchases(inquiry, priced, tools)
  const kind =
    kindOfGoods({ goods: question.purchases[0]?.goods ?? null }, question.line) ??
    kindNamed(question) ??
    kindOfGoods({ goods: null }, way.line)
  const country = boughtIn(question) ?? question.country
  const record = recordedKind(kind, question.line)
  if (record && isLeftOut(kind)) return describeLeftOut(record, country, tools)
  const [first] = question.purchases
  if (first && hasLowerRate(kind)) return describeLowerRate(kind, { ...first, country }, question.line, tools)
  if (country === 'italy' && kind === 'books') return [tools.explain('books-in-italy').text]
  const rate = country && record ? tools.goods(country, record) : null
  const isArt = namesArt(question.line) && country === null
  return [
    tools.explain('reduced-goods').text,
    ...(rate ? [rate.text] : []),
    ...(isArt ? [tools.explain('art-in-italy').text] : []),
    ...(first ? [tools.explain('reduced-rate-unknown').text] : []),
    ...addFromGuide(question, tools),
  ]
}
