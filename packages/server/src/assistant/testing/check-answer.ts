import { inventedNumbers } from '@retour/domain/assistant/numbers-in'
import type { ConciergeAnswer } from '@retour/domain/assistant/answers/answer-question'
import type { TouristQuestion } from './tourist-question.ts'

/** Returns what is wrong with the facts of an answer, in words; empty if nothing is. */
export function checkFacts({ says, never = [] }: TouristQuestion, text: string): string[] {
  const holds = (fact: string | RegExp) => (typeof fact === 'string' ? text.includes(fact) : fact.test(text))
  return [
    ...says.filter((fact) => !holds(fact)).map((fact) => `says nothing of ${String(fact)}`),
    ...never.filter(holds).map((unwanted) => `says ${String(unwanted)}`),
    ...(text.trim() === '' ? ['is empty'] : []),
  ]
}

/** Returns the numbers of an answer that are neither in the question nor in a tool's result. */
export function checkNumbers(
  question: TouristQuestion,
  { text, results, amountsRead }: ConciergeAnswer,
): string[] {
  const { ask, earlier = [] } = question
  return inventedNumbers(text, [JSON.stringify(results), ask, ...earlier, ...amountsRead]).map(
    (number) => `invents the number ${number}`,
  )
}

/** Returns the faults of both checks. */
export function checkAnswer(question: TouristQuestion, answer: ConciergeAnswer): string[] {
  return [...checkFacts(question, answer.text), ...checkNumbers(question, answer)]
}
