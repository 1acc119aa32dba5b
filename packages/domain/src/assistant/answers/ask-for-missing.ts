import type { Need } from '../subjects/subject.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { shopAbroad } from './answer-abroad.ts'
import { fixedSentences } from './fixed-sentences.ts'

/**
 * Returns a question for the first fact that an answer needs and the conversation lacks. Null if nothing is missing.
 */
export function askForMissing(needs: readonly Need[], inquiry: Inquiry, tools: Toolbox): string | null {
  for (const need of needs) {
    const question = questions[need](inquiry, tools)
    if (question !== null) return question
  }
  return null
}

const questions: Record<Need, (inquiry: Inquiry, tools: Toolbox) => string | null> = {
  amount: ({ question, purchasesBefore }) => {
    if (question.purchases.length + purchasesBefore.length > 0) return null
    if (question.otherCurrency) return fixedSentences.whichCurrency(question.otherCurrency)
    return question.isAmountUnclear ? fixedSentences.unclearAmount : fixedSentences.whichAmount
  },
  country: ({ question }) =>
    question.places.length === 0 && question.country === null && shopAbroad(question) === null
      ? fixedSentences.whichCountry
      : null,
  place: ({ question }, tools) =>
    question.places.some(({ place, town }) => place !== null || town !== undefined) ||
    shopAbroad(question) !== null ||
    tools.named(question.line) !== null
      ? null
      : fixedSentences.whichPlace,
}
