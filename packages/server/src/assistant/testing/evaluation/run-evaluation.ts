import type { Understand } from '@retour/domain/assistant/understanding/classifier'
import { askBuiltIn } from '#server/assistant/testing/concierge-scene'
import type { EvaluationQuestion } from './evaluation-question.ts'
import { gradeAnswer, titleOf, type Verdict } from './grade-answer.ts'

export type Graded = { question: EvaluationQuestion; text: string; verdict: Verdict; tookMs: number }

/**
 * Asks the built-in assistant each question in turn. `tookMs` is the time of each answer. `understand` replaces the
 * shipped model.
 */
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

/** Describes a failed question in lines: outcome, question, expectation, answer. */
export const describeMiss = ({ question, text, verdict }: Graded) =>
  [
    `${verdict.outcome}: ${titleOf(question)}`,
    ...verdict.reasons.map((reason) => `  ${reason}`),
    ...text
      .split('\n')
      .filter(Boolean)
      .map((line) => `  > ${line}`),
  ].join('\n')
