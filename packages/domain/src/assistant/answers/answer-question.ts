import { formatMoney } from '../../money/money.ts'
import { sourcesLine } from '../citation.ts'
import { continueFrom } from '../reading/follow-up.ts'
import { readQuestion, type Question } from '../reading/read-question.ts'
import type { Library } from '../tools/library.ts'
import type { ReadOwnRows } from '../tools/own-rows.ts'
import { citationsOf, createToolbox, type ToolCall } from '../tools/toolbox.ts'
import { composeAnswer } from './compose-answer.ts'

/** `earlier` are the caller's messages of the same talk before this one, oldest first. */
export type Talk = { message: string; earlier: readonly string[] }
/**
 * `text` is Markdown: paragraphs, lists, strong words, links to our own pages. `results` is what the tools gave, `calls`
 * what they were asked, `amountsRead` the amounts of the question in their usual form ("89,90 €" is "EUR 89.90").
 */
export type ConciergeAnswer = {
  text: string
  results: unknown[]
  calls: ToolCall[]
  amountsRead: string[]
}

const sourcesShown = 3

/**
 * Answers a traveler's question in English from rules, data and guides alone. Everything told comes from a tool; what
 * nothing tells is said to be unknown. Reads no clock, and the caller's rows only when the question asks for them.
 */
export async function answerQuestion(
  talk: Talk,
  library: Library,
  readOwnRows: ReadOwnRows,
): Promise<ConciergeAnswer> {
  const tools = createToolbox(library, readOwnRows)
  const question = understand(talk, library.today)
  const parts = await composeAnswer(question, tools)
  const sources = sourcesLine(citationsOf(tools.results).slice(0, sourcesShown))
  return {
    text: [...parts, sources].filter(Boolean).join('\n\n'),
    results: tools.results,
    calls: tools.calls,
    amountsRead: question.purchases.map(({ money }) => formatMoney(money)),
  }
}

/** The question with what earlier ones of the same talk already said. */
export function understand({ message, earlier }: Talk, today: string): Question {
  const before = earlier.reduce<Question | null>(
    (known, text) => continueFrom(known, readQuestion(text, today)),
    null,
  )
  return continueFrom(before, readQuestion(message, today))
}
