import { judgeFacts } from '../judge-answer.ts'
import type { EvaluationQuestion } from './evaluation-question.ts'

/**
 * `right`: every fact is told and nothing false. `refused`: nothing false, and the question was turned away or asked
 * back. `wrong`: all else, an answer beside the question too. `reasons` in words; empty when right.
 */
export type Verdict = { outcome: 'right' | 'refused' | 'wrong'; reasons: string[] }

/** A rule, a sum or a list may follow a refusal only as what can be asked instead. */
const refusal =
  /outside what I|nothing reliable|I do not guess|I can’t do that|I answer (?:questions|from)|[Ww]hich (?:city|country|day|place|airport|station|amount|currency|terminal|of these|question)\b[^.]*\?|In which country|[Dd](?:o|id) you mean|[Tt]ell me|cannot read|not sure|I can answer/

/** Strictly: what is neither right nor a plain refusal is wrong. */
export function judgeEvaluation(question: EvaluationQuestion, text: string): Verdict {
  const reasons = judgeFacts(question, text)
  if (reasons.length === 0) return { outcome: 'right', reasons }
  const isFalse = (question.never ?? []).some((unwanted) =>
    typeof unwanted === 'string' ? text.includes(unwanted) : unwanted.test(text),
  )
  return { outcome: !isFalse && refusal.test(text) ? 'refused' : 'wrong', reasons }
}

/** The title of a question: earlier messages, the question, the edition. */
export const titleOf = ({ ask, earlier = [], edition }: EvaluationQuestion) =>
  [...earlier, ask, ...(edition ? [edition] : [])].join(' | ')

export type Count = { asked: number; known: number; right: number; refusedKnown: number; wrong: number }

/** How many were right, refused though known, and wrong. An unknown one that was refused without its facts is wrong. */
export function countVerdicts(judged: readonly { question: EvaluationQuestion; verdict: Verdict }[]): Count {
  const count: Count = { asked: judged.length, known: 0, right: 0, refusedKnown: 0, wrong: 0 }
  for (const { question, verdict } of judged) {
    count.known += question.known === false ? 0 : 1
    count.right += verdict.outcome === 'right' ? 1 : 0
    count.refusedKnown += verdict.outcome === 'refused' ? 1 : 0
    count.wrong += verdict.outcome === 'wrong' ? 1 : 0
  }
  return count
}
