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
 * `text` is Markdown: paragraphs, lists, strong words, links to our own pages, and buttons (a link to `#ask`, whose words
 * are the next question). `results` is what the tools gave, `calls` what they were asked, `amountsRead` the amounts of the
 * question in their usual form ("89,90 €" is "EUR 89.90").
 */
export type ConciergeAnswer = {
  text: string
  results: unknown[]
  calls: ToolCall[]
  amountsRead: string[]
  /** That the answer is in English, in the language of the question; null where that is English. */
  note: string | null
}

const sourcesShown = 3

/**
 * Answers a traveler's questions in English from rules, data and guides alone. Everything told comes from a tool; what
 * nothing tells is said to be unknown. Reads no clock, and the caller's rows only when a question asks for them.
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
