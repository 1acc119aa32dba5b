import { checkFacts } from '#server/assistant/testing/check-answer'
import type { EvaluationQuestion } from './evaluation-question.ts'

/**
 * `right`: every fact is told and nothing false. `refused`: nothing false, and the question was turned away or asked
 * back. `wrong`: all else, an answer beside the question too. `reasons` in words; empty when right.
 */
export type Verdict = { outcome: 'right' | 'refused' | 'wrong'; reasons: string[] }

/** It turns the question away, or asks back. */
const refusal =
  /outside what I|nothing reliable|I do not guess|I can’t do that|I answer (?:questions|from)|[Ww]hich (?:city|country|day|place|airport|station|amount|currency|terminal|of these|question)\b[^.]*\?|In which country|[Dd](?:o|id) you mean|[Tt]ell me|cannot read|not sure|I can answer|no (?:exchange )?rate|(?:nearest|closest) questions|one of these/
/** Where a refusal stands: at the beginning, or after a word on the language. */
const leadOf = (text: string) =>
  text
    .split('\n\n')
    .slice(0, 2)
    .map((part) => part.slice(0, 160))
    .join('\n')

/** It says nothing else, whatever words it shares with a right answer. */
const nothingElse = /^(?:That is outside what I know|My sources say nothing reliable)/

/** Strictly: what is neither right nor a plain refusal is wrong. To refuse what nothing of ours answers is right. */
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

/** The title of a question: earlier messages, the question, the edition. */
export const titleOf = ({ ask, earlier = [], edition }: EvaluationQuestion) =>
  [...earlier, ask, ...(edition ? [edition] : [])].join(' | ')

export type Count = { asked: number; known: number; right: number; refusedKnown: number; wrong: number }

/** How many were right, refused though known, and wrong. */
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
