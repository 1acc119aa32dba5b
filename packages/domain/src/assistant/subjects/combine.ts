import { answerSum, estimatePurchases } from '../answers/estimates.ts'
import { explains } from '../answers/explains.ts'
import { fixedWords } from '../answers/fixed-words.ts'
import { examples } from './combine.examples.ts'
import type { Subject } from './subject.ts'

export const combine: Subject = {
  id: 'combine',
  title: 'Can I add up receipts?',
  needs: [],
  isWithoutAmount: true,
  isOfCountry: true,
  answer: async (asked, tools) => {
    const sum = answerSum(asked, tools)
    if (sum.length > 0) return sum
    const [first, ...others] = asked.question.purchases
    // "Two phones at 400 each" are one purchase.
    if (first?.country && first.goods !== null && others.length === 0)
      return [...estimatePurchases(asked, [first], tools), ...(await explains('combine')(asked, tools))]
    return [
      ...(asked.question.purchases.length > 0 ? [fixedWords.sumFirst] : []),
      ...(await explains('combine')(asked, tools)),
    ]
  },
  examples,
}
