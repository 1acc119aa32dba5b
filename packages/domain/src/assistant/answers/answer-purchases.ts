import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { subjectOfShop } from './answer-abroad.ts'
import { askForCountry, describeEstimate } from './describe-estimate.ts'
import { fixedWords } from './fixed-words.ts'

const reducedGoods =
  /\b(?:books?|food|groceries|chocolates?|cheese|paintings?|artworks?|ham|jamon|macarons?|olive oil|medicines?)\b/

/** Estimates of the amounts that a question names, or what is missing to make one. */
export function answerPurchases(question: Question, tools: Toolbox): string[] {
  const { purchases, otherCurrency, foreign, line, isRefundNamed } = question
  if (purchases.length === 0 && otherCurrency) return [fixedWords.whichCurrency(otherCurrency)]
  if (purchases.length === 0) return question.isAmountUnclear ? [fixedWords.unclearAmount] : []
  if (isRefundNamed) return [fixedWords.otherWayRound]
  // Each receipt alone would be told as if it stood alone.
  if (question.subject.telling.includes('combine')) return [fixedWords.sumFirst]
  const abroad = foreign.find(({ role }) => role === 'bought') ?? foreign.find(({ role }) => role === 'named')
  const parts = purchases.map((purchase) => {
    if (purchase.country) return describeEstimate(tools.estimate(purchase.money, purchase.country), purchase)
    return abroad ? tools.explain(subjectOfShop(abroad)).text : askForCountry(purchase)
  })
  if (reducedGoods.test(line) && purchases.some(({ country }) => country !== null))
    parts.push(tools.explain('reduced-goods').text)
  return [...new Set(parts)]
}
