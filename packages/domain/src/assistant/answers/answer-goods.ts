import type { Subject as Explainable } from '../tools/explain.ts'
import type { Answer } from '../subjects/subject.ts'
import { answerReducedGoods } from './answer-reduced-goods.ts'
import { explains } from './explains.ts'
import { fixedWords } from './fixed-words.ts'
import { kindOfGoods, namesAlcohol, namesUsualGoods } from './kind-of-goods.ts'

const asksRate =
  /\b(?:rates?|percent|percentage|how much (?:tax|vat|iva)|which (?:tax|vat)|what (?:tax|vat))\b/
const artOrAntiques = /\b(?:antiques?|art|paintings?|sculptures?|collectibles?)\b/

/**
 * Goods that count or do not, as the words of the question name them, whatever subject they were taken for: goods with a
 * lower rate are told as such, services beside goods are refused. `own` is said of all others.
 */
export const answerGoods =
  (own: Explainable): Answer =>
  async (asked, tools) => {
    const { line } = asked.question
    const kind = kindOfGoods({ goods: null }, line)
    const isOfRate = asksRate.test(line) && artOrAntiques.test(line)
    if (kind === 'books' || kind === 'reduced-goods' || isOfRate) return answerReducedGoods(asked, tools)
    return [
      ...(namesAlcohol(line)
        ? [tools.explain('alcohol').text]
        : namesUsualGoods(line)
          ? [fixedWords.usualGoods]
          : []),
      ...(await explains(own)(asked, tools)),
    ]
  }
