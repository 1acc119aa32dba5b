import type { Need } from '../subjects/subject.ts'
import type { Asked } from '../understanding/asked.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { shopAbroad } from './answer-abroad.ts'
import { fixedWords } from './fixed-words.ts'

/** Asks for the first thing that an answer needs and the talk has not told; null when nothing is missing. */
export function askForMissing(needs: readonly Need[], asked: Asked, tools: Toolbox): string | null {
  for (const need of needs) {
    const question = questions[need](asked, tools)
    if (question !== null) return question
  }
  return null
}

const questions: Record<Need, (asked: Asked, tools: Toolbox) => string | null> = {
  amount: ({ question, purchasesBefore }) => {
    if (question.purchases.length + purchasesBefore.length > 0) return null
    if (question.otherCurrency) return fixedWords.whichCurrency(question.otherCurrency)
    return question.isAmountUnclear ? fixedWords.unclearAmount : fixedWords.whichAmount
  },
  country: ({ question }) =>
    question.places.length === 0 && question.country === null && shopAbroad(question) === null
      ? fixedWords.whichCountry
      : null,
  place: ({ question }, tools) =>
    question.places.some(({ place, town }) => place !== null || town !== undefined) ||
    shopAbroad(question) !== null ||
    tools.named(question.line) !== null
      ? null
      : fixedWords.whichPlace,
}
