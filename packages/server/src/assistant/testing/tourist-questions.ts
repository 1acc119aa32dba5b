import { amountQuestions } from './amount-questions.ts'
import { peopleAndGoodsQuestions } from './people-and-goods-questions.ts'
import { placeQuestions } from './place-questions.ts'
import { ruleQuestions } from './rule-questions.ts'
import { subjectQuestions } from './subject-questions.ts'
import { talkQuestions } from './talk-questions.ts'
import type { TouristQuestion } from './tourist-question.ts'

/** The whole set, by what it tests. */
export const touristQuestions: Record<string, TouristQuestion[]> = {
  amounts: amountQuestions,
  places: placeQuestions,
  rules: ruleQuestions,
  'people and goods': peopleAndGoodsQuestions,
  talks: talkQuestions,
  subjects: subjectQuestions,
}
