import { answerSum } from '../answers/estimates.ts'
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
    return [
      ...(asked.question.purchases.length > 0 ? [fixedWords.sumFirst] : []),
      ...(await explains('combine')(asked, tools)),
    ]
  },
  examples,
}
