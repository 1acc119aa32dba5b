import type { ConciergeAnswer } from '@retour/domain/assistant/answers/answer-question'
import type { Citation } from '@retour/domain/assistant/citation'
import { disagreement } from './model-agreement.ts'
import { readClosing, readLead } from './model-leads.ts'
import type { Statement } from './model-statements.ts'

/** `said` is what the tools of this turn said, `own` what the rules answer alone, `asked` the asker's messages of the talk. */
export type Evidence = {
  said: readonly Statement[]
  own: Pick<ConciergeAnswer, 'text' | 'results' | 'calls' | 'amountsRead'>
  questions: readonly string[]
}
/** `reason` never holds words of the talk. */
export type CheckedAnswer = { ok: true; text: string; citations: Citation[] } | { ok: false; reason: string }

const maxAnswerLength = 8000
const maxTextLength = 4000
const maxStatements = 6
const reference = /\{\{?[ \t]*(s\d{1,3})[ \t]*\}?\}/

/**
 * Makes the answer of what a model wrote: references to statements, each with a lead from a closed list before it. The
 * reader gets the tools' own sentences and our own spelling of the leads; no character of the model's. A statement that
 * the model copied out whole counts as its reference. Anything else fails the answer.
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

/** Some models think aloud first. */
function withoutThoughts(answer: string): string {
  const end = answer.lastIndexOf('</think>')
  return answer.trimStart().startsWith('<think>') && end > 0 ? answer.slice(end + 8) : answer
}

function withReferences(answer: string, said: readonly Statement[]): string {
  return said
    .toSorted((a, b) => b.text.length - a.text.length)
    .reduce((text, { id, text: sentences }) => text.replaceAll(sentences, `{{${id}}}`), answer)
}
