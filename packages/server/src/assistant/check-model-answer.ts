import type { ConciergeAnswer } from '@retour/domain/assistant/answers/answer-question'
import type { Citation } from '@retour/domain/assistant/citation'
import { disagreement } from './model-agreement.ts'
import { readClosing, readLead } from './model-leads.ts'
import type { Statement } from './model-statements.ts'

/**
 * What a model's answer is checked against. `said`: the statements of this turn's tools; `own`: the answer of the rules
 * alone; `questions`: the user's messages of the conversation.
 */
export type Evidence = {
  said: readonly Statement[]
  own: Pick<ConciergeAnswer, 'text' | 'results' | 'calls' | 'amountsRead'>
  questions: readonly string[]
}
/** The result of a check. `reason` never contains text of the conversation. */
export type CheckedAnswer = { ok: true; text: string; citations: Citation[] } | { ok: false; reason: string }

const maxAnswerLength = 8000
const maxTextLength = 4000
const maxStatements = 6
const reference = /\{\{?[ \t]*(s\d{1,3})[ \t]*\}?\}/

/**
 * Converts a model's output into an answer. The output consists of references to statements, each preceded by a lead
 * from a closed list. The user gets the sentences of the tools and our spelling of the leads, and no text of the model.
 * A statement that the model copied in full counts as its reference. Everything else is a failure.
 */
export function checkModelAnswer(answer: string, { said, own, questions }: Evidence): CheckedAnswer {
  if (said.length === 0) return fails('no tool gave a statement')
  if (answer.length > maxAnswerLength) return fails('too long')
  const pieces = withReferences(withoutThoughts(answer), said).split(reference)
  const names = pieces.filter((_, at) => at % 2 === 1)
  if (names.length === 0) return fails('no reference')
  if (names.length > maxStatements || new Set(names).size < names.length) return fails('too many references')
  const chosen = names.flatMap((name) => said.find(({ id }) => id === name) ?? [])
  if (chosen.length < names.length) return fails('a reference to nothing')

  const leads = chosen.map(({ kind }, at) => readLead(pieces[2 * at] ?? '', kind))
  const closing = readClosing(pieces.at(-1) ?? '')
  if (leads.includes(null) || closing === null) return fails('words of its own')

  const dissent = disagreement(chosen, own, questions)
  if (dissent !== null) return fails(dissent)

  const left = chosen.some(({ kind }) => kind === 'estimate')
    ? said.filter((one) => one.isRefusal && !chosen.includes(one))
    : []
  const paragraphs = [
    ...left.map(({ text }) => text),
    ...chosen.flatMap(({ text }, at) => [leads[at], text]),
    closing,
  ]
  const text = paragraphs.filter(Boolean).join('\n\n')
  if (text.length > maxTextLength) return fails('too long')
  return { ok: true, text, citations: [...left, ...chosen].flatMap(({ citations }) => citations) }
}

const fails = (reason: string): CheckedAnswer => ({ ok: false, reason })

/** Removes the reasoning that some models write first. */
function withoutThoughts(answer: string): string {
  const end = answer.lastIndexOf('</think>')
  return answer.trimStart().startsWith('<think>') && end > 0 ? answer.slice(end + 8) : answer
}

function withReferences(answer: string, said: readonly Statement[]): string {
  return said
    .toSorted((a, b) => b.text.length - a.text.length)
    .reduce((text, { id, text: sentences }) => text.replaceAll(sentences, `{{${id}}}`), answer)
}
