import type { Answer } from '../subjects/subject.ts'
import { addFromGuide } from './add-from-guide.ts'
import { estimatePurchases } from './estimates.ts'
import { kindOfGoods, namesAlcohol } from './kind-of-goods.ts'
import { boughtIn } from './bought-in.ts'

const artOrAntiques = /\b(?:antiques?|art|artworks?|paintings?|sculptures?|collectibles?)\b/

/** Goods with a lower rate: no figure without a record of it, and none at all on books in Italy. */
export const answerReducedGoods: Answer = (asked, tools) => {
  const { question, way } = asked
  const priced = question.purchases.filter((purchase) => purchase.country !== null)
  const isStandard =
    (namesAlcohol(question.line) || namesAlcohol(way.line)) &&
    priced.every((one) => kindOfGoods(one, question.line) === null)
  if (priced.length > 0 && isStandard) return estimatePurchases(asked, priced, tools)
  const kind = kindOfGoods({ goods: question.purchases[0]?.goods ?? null }, question.line)
  if (kind === 'left-out') return [tools.explain('left-out').text]
  const country = boughtIn(question) ?? question.country
  if (country === 'italy' && kind === 'books') return [tools.explain('books-in-italy').text]
  const isArt = artOrAntiques.test(question.line) && (country === 'italy' || country === null)
  const hasAmount = question.purchases.length > 0
  return [
    tools.explain('reduced-goods').text,
    ...(isArt ? [tools.explain('art-in-italy').text] : []),
    ...(hasAmount ? [tools.explain('reduced-rate-unknown').text] : []),
    ...addFromGuide(question, tools),
  ]
}
