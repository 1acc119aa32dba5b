import { conceptsOf } from './concepts.ts'

/** The parts of a message: its questions in their order (at least one), and its statements. */
export type Split = { questions: string[]; statement: string }

const asking =
  '(?:where|how|what|whats|when|which|who|whom|whose|why|can|could|do|does|did|is|are|am|was|were|will|would|should|may|must|shall|have|has|any)'
/** "where I bought it", "when we leave": before a person, such a word does not ask. */
const telling = String.raw`(?:where|when|what|which|who|how)\s+(?:i|we|you|he|she|they|it|my|our)\b`
const asksFirst = new RegExp(
  String.raw`^(?:(?:and|or|but|also|so|then|please|ok|okay|hi|hello|by|until|till)[ ,]+)*(?!${telling})${asking}\b`,
  'i',
)
/** "… in Valencia, and where is …", "…, also can I …": another question begins. */
const nextQuestion = new RegExp(
  String.raw`[,;]?\s+(?:and|also|plus)\s+(?:also\s+)?(?!${telling})(?=(?:(?:by|until|till|from|at|in|for|on) )?(?:where|how|what|when|which|who|why|can|could|do|does|is|are|will|should|may|must)\b)|[,:]\s+(?!${telling})(?=(?:where|how|what|when|why|can|is there|is it|are there|do i|does|must i|may i|should)\b)`,
  'gi',
)
/** Not after the day of a date: "18. Oktober". */
const sentenceEnd =
  /(?<=[?!])\s*|(?<=[.;])(?!(?<=\d\.)\s+(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[kc]t|nov|de[zc]))\s+(?=\S)|\n+/gi
/** "min in Italy", "VAT rate for Spain": a rule of a country, before another question. */
const asksOfRule =
  /^(?:the )?(?:min|minimum|vat rate|iva rate|rate|deadline)(?: (?:spend|purchase|amount|limit))? (?:in|for|of) \p{L}+$/iu
const maxQuestions = 4
/** "1) who may claim 2) from which price" */
const listed = /(?:^|\s)\d\)\s*/g

/**
 * Splits a message into questions. They end at a question mark, a line or a sentence, or before "and" with a word that
 * asks. Sentences that ask nothing apply to all questions. A message with at most one question stays whole.
 */
export function splitQuestions(message: string): Split {
  // "minimum france + age italy"
  const parts = message.split(/ [+&] /)
  const isSum = parts.length > 1 && !hasAmount(message) && parts.every((part) => /\p{L}+ \p{L}/u.test(part))
  const isList = isSum || (message.match(listed) ?? []).length > 1
  const startsAsList = isSum || /^\s*\d\)/.test(message)
  const sentences = message
    .replaceAll(isSum ? / [+&] /g : listed, '\n')
    .split(isList ? /\n+/ : sentenceEnd)
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
  const pieces = sentences
    .flatMap((sentence) => sentence.split(nextQuestion))
    .flatMap(splitGoods)
    .map((text) => text.trim())
    .filter(Boolean)
  // Each item of "1) … 2) …" is a question, whatever its words.
  const isAsking = (text: string) =>
    text.endsWith('?') ||
    asksFirst.test(text) ||
    asksOfRule.test(text) ||
    (isList && (startsAsList || text !== sentences[0]))
  const questions = pieces.filter(isAsking)
  const statement = pieces.filter((text) => !isAsking(text))
  if (questions.length + Number(statement.some(hasAmount)) < 2) return { questions: [message], statement: '' }
  return { questions: questions.slice(0, maxQuestions), statement: statement.join('. ') }
}

const kindsOfThings: readonly string[] = ['goods', 'food', 'excluded', 'service', 'old']
const goodsAndGoods = /^(.* in \p{L}+),? (?:and|or) ((?:the )?(\p{L}+) in \p{Lu}\p{L}+\??)$/u

/** "Does wine count in Spain, and perfume in France?" are two questions: other goods in another place. */
function splitGoods(text: string): string[] {
  const [, first, second, thing] = goodsAndGoods.exec(text) ?? []
  const isOther = conceptsOf.get(thing?.toLowerCase() ?? '')?.some((one) => kindsOfThings.includes(one))
  return first && second && isOther && !hasAmount(text) ? [`${first}?`, `and ${second}`] : [text]
}

const hasAmount = (text: string) => /\d/.test(text)
