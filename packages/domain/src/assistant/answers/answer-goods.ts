import type { Subject as Explainable } from '../tools/explain.ts'
import type { Answer } from '../subjects/subject.ts'
import { answerReducedGoods } from './answer-reduced-goods.ts'
import { boughtIn } from './bought-in.ts'
import { explains } from './explains.ts'
import { fixedSentences } from './fixed-sentences.ts'
import {
  hasLowerRate,
  isLeftOut,
  kindNamed,
  namesAlcohol,
  namesArt,
  namesUsualGoods,
  recordedKind,
} from './kind-of-goods.ts'

const asksRate =
  /\b(?:rates?|percent|percentage|how much (?:tax|vat|iva)|which (?:tax|vat)|what (?:tax|vat))\b/

/**
 * Returns an answer about goods that the question names, whatever its subject: it explains lower rates, and refuses
 * services unless goods are named too. For all other goods it answers with `own`.
 */
export const answerGoods =
  (own: Explainable): Answer =>
  async (inquiry, tools) => {
    const { line } = inquiry.question
    const kind = kindNamed(inquiry.question)
    const isOfRate = asksRate.test(line) && namesArt(line)
    if (hasLowerRate(kind) || isOfRate) return answerReducedGoods(inquiry, tools)
    const country = boughtIn(inquiry.question) ?? inquiry.question.country
    const record = recordedKind(kind, line)
    const rate = country && record && isLeftOut(kind) ? tools.goods(country, record) : null
    return [
      ...(rate ? [rate.text] : []),
      ...(namesAlcohol(line)
        ? [tools.explain('alcohol').text]
        : namesUsualGoods(inquiry.question)
          ? [fixedSentences.usualGoods]
          : []),
      ...(await explains(own)(inquiry, tools)),
    ]
  }
