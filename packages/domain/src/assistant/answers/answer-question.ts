import { formatMoney } from '../../money/money.ts'
import { sourcesLine } from '../citation.ts'
import { subjects } from '../subjects/list.ts'
import type { Subject } from '../subjects/subject.ts'
import type { Library } from '../tools/library.ts'
import type { ReadOwnRows } from '../tools/own-rows.ts'
import { citationsOf, createToolbox, type ToolCall } from '../tools/toolbox.ts'
import { understandTalk, type Talk } from '../understanding/understand-talk.ts'
import { saysEnglishOnly } from './in-english.ts'
import { composeAnswer } from './compose-answer.ts'

/**
 * An answer. `text` is Markdown: paragraphs, lists, bold text, links to pages of the site, and buttons (a link to
 * `#ask`; its label is sent as the next question). `results` are the results of the tools, `calls` their arguments,
 * `amountsRead` the amounts of the question in the usual format ("89,90 €" is "EUR 89.90").
 */
export type ConciergeAnswer = {
  text: string
  results: unknown[]
  calls: ToolCall[]
  amountsRead: string[]
  /** A sentence, in the language of the question, that says the answer is in English. Null for English. */
  note: string | null
}

const sourcesShown = 3

/**
 * Answers a user's message in English, from rules, records and guides only. Every fact comes from a tool; if there is
 * none, the answer says that it is unknown. Reads no clock. Reads the caller's rows only if a question asks for them.
 */
export async function answerQuestion(
  talk: Talk,
  library: Library,
  readOwnRows: ReadOwnRows,
  known: readonly Subject[] = subjects,
): Promise<ConciergeAnswer> {
  const tools = createToolbox(library, readOwnRows)
  const inquiry = understandTalk(talk, library)
  const parts = await composeAnswer(inquiry, known, tools)
  const sources = sourcesLine(citationsOf(tools.results).slice(0, sourcesShown), library.today)
  return {
    text: [...parts, sources].filter(Boolean).join('\n\n'),
    results: tools.results,
    calls: tools.calls,
    note: saysEnglishOnly(inquiry[0]?.question.language ?? 'en'),
    amountsRead: inquiry.flatMap(({ question }) => question.purchases.map(({ money }) => formatMoney(money))),
  }
}
