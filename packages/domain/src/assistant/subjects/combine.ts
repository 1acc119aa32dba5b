import { answerSum, estimatePurchases } from '../answers/estimates.ts'
import { explains } from '../answers/explains.ts'
import { fixedSentences } from '../answers/fixed-sentences.ts'
import { examples } from './combine.examples.ts'
import type { Subject } from './subject.ts'

const apart =
  /\b(?:each (?:one|of them|receipt|shop|store|separately|give)|separately|in another|at another|from another|(?:two|three|different|other|several|separate) (?:\w+ )?(?:shops?|stores?|boutiques?|brands?))\b/

/** Without one of these, a price in a shop asks for the refund. */
const aboutAdding =
  /\b(?:receipts|invoices|bills|add(?:s|ed|ing)?|combin\w+|join\w*|together|sums?|total|pool|merge|separate|split|same|another|other)\b/

export const combine: Subject = {
  id: 'combine',
  title: 'Can I add up receipts?',
  needs: [],
  isWithoutAmount: true,
  isOfCountry: true,
  answer: async (inquiry, tools) => {
    const sum = answerSum(inquiry, tools)
    if (sum.length > 0) return sum
    const [first, ...others] = inquiry.question.purchases
    const isPlaced = inquiry.question.purchases.every(({ country }) => country !== null)
    // "180 in one boutique, 640 in another": each is estimated, with the reason why they do not add up.
    if (others.length > 0 && isPlaced && apart.test(inquiry.question.line))
      return [
        ...(await explains('combine')(inquiry, tools)),
        ...estimatePurchases(inquiry, inquiry.question.purchases, tools),
      ]
    // "Two phones at 400 each" are one purchase.
    if (
      first?.country &&
      (first.goods !== null || first.items > 1 || !aboutAdding.test(inquiry.question.line)) &&
      others.length === 0
    )
      return [...estimatePurchases(inquiry, [first], tools), ...(await explains('combine')(inquiry, tools))]
    return [
      ...(inquiry.question.purchases.length > 0 ? [fixedSentences.sumFirst] : []),
      ...(await explains('combine')(inquiry, tools)),
    ]
  },
  examples,
}
