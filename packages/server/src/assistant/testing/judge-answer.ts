import { inventedNumbers } from '@retour/domain/assistant/numbers-in'
import type { ConciergeAnswer } from '@retour/domain/assistant/answers/answer-question'
import type { TouristQuestion } from './tourist-question.ts'

/** What is wrong with an answer, in words; empty when nothing is. Numbers are held against what the tools gave. */
export function judgeAnswer(
  { ask, earlier = [], says, never = [] }: TouristQuestion,
  answer: ConciergeAnswer,
): string[] {
  const { text, results } = answer
  const holds = (wanted: string | RegExp) =>
    typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)
  const invented = inventedNumbers(text, [JSON.stringify(results), ask, ...earlier])
  return [
    ...says.filter((wanted) => !holds(wanted)).map((wanted) => `says nothing of ${String(wanted)}`),
    ...never.filter(holds).map((unwanted) => `says ${String(unwanted)}`),
    ...invented.map((number) => `invents the number ${number}`),
    ...(text.trim() === '' ? ['is empty'] : []),
  ]
}
