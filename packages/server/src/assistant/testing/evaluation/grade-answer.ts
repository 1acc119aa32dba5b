import { checkFacts } from '#server/assistant/testing/check-answer'
import type { EvaluationQuestion } from './evaluation-question.ts'

/**
 * `right`: all facts are in the answer and nothing is false. `refused`: nothing is false, and it declined or asked
 * back. `wrong`: everything else, including an answer to another question. `reasons` are in words; empty if right.
 */
export type Verdict = { outcome: 'right' | 'refused' | 'wrong'; reasons: string[] }

/** The answer declines or asks back. */
const refusal =
  /outside what I|nothing reliable|I do not guess|I can’t do that|I answer (?:questions|from)|[Ww]hich (?:city|country|day|place|airport|station|amount|currency|terminal|of these|question)\b[^.]*\?|In which country|[Dd](?:o|id) you mean|[Tt]ell me|cannot read|not sure|I can answer|no (?:exchange )?rate|(?:nearest|closest) questions|one of these/
/** Returns where a refusal would be: at the beginning, or after the sentence about the language. */
const leadOf = (text: string) =>
  text
    .split('\n\n')
    .slice(0, 2)
    .map((part) => part.slice(0, 160))
    .join('\n')

/** The answer says nothing else, even if it shares words with a right answer. */
const nothingElse = /^(?:That is outside what I know|My sources say nothing reliable)/

/**
 * Grades an answer strictly: if it is neither right nor a plain refusal, it is wrong. It is right to refuse a question
 * that our data cannot answer.
 */
export function gradeAnswer(question: EvaluationQuestion, text: string): Verdict {
  const { known = true, never = [] } = question
  const isRefused = refusal.test(leadOf(text))
  const isFalse = checkFacts({ ask: question.ask, says: [], never }, text).length > 0
  if (!known && isRefused && !isFalse) return { outcome: 'right', reasons: [] }
  const reasons = checkFacts(question, text)
  if (known && nothingElse.test(text)) return { outcome: 'refused', reasons: ['turns it away', ...reasons] }
  if (reasons.length === 0) return { outcome: 'right', reasons }
  return { outcome: isRefused && !isFalse ? 'refused' : 'wrong', reasons }
}

/** Returns the title of a question: earlier messages, the question, the edition. */
export const titleOf = ({ ask, earlier = [], edition }: EvaluationQuestion) =>
  [...earlier, ask, ...(edition ? [edition] : [])].join(' | ')

export type Count = { asked: number; known: number; right: number; refusedKnown: number; wrong: number }

/** Counts right answers, refusals of known questions, and wrong answers. */
export function countVerdicts(graded: readonly { question: EvaluationQuestion; verdict: Verdict }[]): Count {
  const count: Count = { asked: graded.length, known: 0, right: 0, refusedKnown: 0, wrong: 0 }
  for (const { question, verdict } of graded) {
    count.known += question.known === false ? 0 : 1
    count.right += verdict.outcome === 'right' ? 1 : 0
    count.refusedKnown += verdict.outcome === 'refused' ? 1 : 0
    count.wrong += verdict.outcome === 'wrong' ? 1 : 0
  }
  return count
}
