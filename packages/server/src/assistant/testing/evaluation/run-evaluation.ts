import type { Understand } from '@retour/domain/assistant/understanding/classifier'
import { askBuiltIn } from '#server/assistant/testing/concierge-scene'
import type { EvaluationQuestion } from './evaluation-question.ts'
import { gradeAnswer, titleOf, type Verdict } from './grade-answer.ts'

export type Graded = { question: EvaluationQuestion; text: string; verdict: Verdict; tookMs: number }

/** Asks the built-in assistant one question after another; `tookMs` is the wait for each answer. `understand` = another model than the one that ships. */
export async function runEvaluation(
  list: readonly EvaluationQuestion[],
  understand?: Understand,
): Promise<Graded[]> {
  const graded: Graded[] = []
  for (const question of list) {
    const started = performance.now()
    const { text } = await askBuiltIn(question, understand)
    const tookMs = performance.now() - started
    graded.push({ question, text, verdict: gradeAnswer(question, text), tookMs })
  }
  return graded
}

/** A miss in lines: outcome and question, what was expected, the answer. */
export const describeMiss = ({ question, text, verdict }: Graded) =>
  [
    `${verdict.outcome}: ${titleOf(question)}`,
    ...verdict.reasons.map((reason) => `  ${reason}`),
    ...text
      .split('\n')
      .filter(Boolean)
      .map((line) => `  > ${line}`),
  ].join('\n')
