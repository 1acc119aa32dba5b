import type { Library } from '../tools/library.ts'
import { readQuestion, type Question } from '../reading/read-question.ts'
import type { Inquiry } from './inquiry.ts'
import { confidenceOf } from './confidence.ts'
import { continueFrom } from './follow-up.ts'
import type { Ranked } from './model.ts'
import { noShops } from './shops-of-talk.ts'
import { splitQuestions } from './split-questions.ts'
import { withoutManners } from './without-manners.ts'

/** A message and the caller's earlier messages of the conversation, oldest first. */
export type Talk = { message: string; earlier: readonly string[] }
type Reader = Pick<Library, 'today' | 'understand'>

/** The number of earlier messages that are read. Older ones do not matter for "and in Italy?". */
const earlierRead = 12
const earlierLength = 1000
const shortText = 80
/** The weight of a question's own words; the rest is that of the whole message. */
const ownShare = 0.65
/** The weight if the words leave open what is asked ("In time?"), and if they say nothing ("What now?"). */
const openShare = 0.4
const emptyShare = 0.15
/** If a message has several questions, one with at most this many words refers to the statements. */
const openLength = 4
/** "ok great", "thanks a lot": no question refers to such a message. */
const acknowledges =
  /^(?:(?:ok|okay|oh|ah|great|good|nice|cool|perfect|super|thanks|thank|you|thx|a|lot|so|very|much|got|it|i|see|fine|alright|sure|wow|understood|clear|well|lovely|awesome)(?: |$))+$/
const empty =
  /^(?:(?:what|how|and|so|now|to|do|should|can|could|shall|i|we|next|then|is|it|that|this|ok|okay|possible|right|correct|true|please|help|me|us|about|any|advice|ideas?|allowed|fine|alright|be|will|would|legit|legal|serious|normal|real|really|for|sure|ok|enough|much|yes|or|no|not)(?: |$))+$/

/** Returns the questions of a message in their order, at least one, with what earlier messages add to them. */
export function understandTalk({ message, earlier }: Talk, reader: Reader): Inquiry[] {
  let before: Inquiry | null = null
  for (const text of earlier.slice(-earlierRead)) {
    if (acknowledges.test(spoken(text))) continue
    before = readMessage(text.slice(0, earlierLength), before, reader).at(-1) ?? before
  }
  return readMessage(message, before, reader)
}

const spoken = (text: string) =>
  text
    .slice(0, shortText)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function readMessage(message: string, before: Inquiry | null, reader: Reader): Inquiry[] {
  const text = withoutManners(message)
  const whole = readQuestion(text, reader.today)
  const { questions, statement } = splitQuestions(text)
  const context = statement === '' ? whole : readQuestion(statement, reader.today)
  if (questions.length === 1 && statement === '')
    return [
      continueFrom(before, {
        question: whole,
        ranked: rankedAfter(before, whole, text, reader),
        way: whole,
        purchasesBefore: [],
        shops: noShops,
        isAmountAlone: false,
      }),
    ]
  let last = before
  return questions.map((part) => {
    const question = readQuestion(part, reader.today)
    const own = reader.understand(question)
    // "A shop offers to pay me itself. Is that legit, and how much?": the statement says what it is about.
    const isOpen = statement !== '' && question.line.split(' ').length <= openLength
    const ranked =
      questions.length === 1
        ? mix(own, reader.understand(whole), question.line)
        : isOpen
          ? mix(own, reader.understand(readQuestion(`${statement}. ${part}`, reader.today)), question.line)
          : own
    last = continueFrom(last, {
      question: withContext(question, context, whole),
      ranked,
      way: whole,
      purchasesBefore: [],
      shops: noShops,
      isAmountAlone: false,
    })
    return last
  })
}

/** A question with at most this many words and "it" or "that" refers to the question before. */
const pronounLength = 7
const pronoun = /\b(?:it|that|this|them|they|one)\b/

/**
 * Ranks subjects, together with the question before if this one refers to it: "Can I get it tomorrow?" after "they gave
 * no form".
 */
function rankedAfter(
  before: Inquiry | null,
  question: Question,
  text: string,
  reader: Reader,
): readonly Ranked[] {
  const own = reader.understand(question)
  const words = question.line.split(' ')
  const isOfBefore =
    before !== null &&
    words.length <= pronounLength &&
    pronoun.test(question.line) &&
    question.places.length + question.foreign.length + question.purchases.length === 0
  if (!isOfBefore) return own
  return mix(
    own,
    reader.understand(readQuestion(`${before.question.line}. ${text}`, reader.today)),
    question.line,
    openShare,
  )
}

/** Adds the facts of the sentences around a question to it. */
function withContext(question: Question, statement: Question, whole: Question): Question {
  const near = <T>(list: T[], mentionedHere: T[]) => [
    ...list,
    ...mentionedHere.filter((one) => !list.includes(one)),
  ]
  const elsewhere = <T>(list: readonly T[]) => list.map((one) => ({ ...one, isFromEarlier: true }))
  const country = statement.places.find(({ role }) => role === 'bought')?.country ?? null
  const purchases =
    question.purchases.length > 0 ? question.purchases : statement === whole ? [] : statement.purchases
  return {
    ...question,
    purchases: purchases.map((purchase) => ({ ...purchase, country: purchase.country ?? country })),
    otherCurrency: question.otherCurrency ?? statement.otherCurrency,
    isRefundNamed: question.isRefundNamed || statement.isRefundNamed,
    isAmountUnclear: question.isAmountUnclear || statement.isAmountUnclear,
    places: statement === whole ? question.places : near(question.places, elsewhere(statement.places)),
    foreign: statement === whole ? question.foreign : near(question.foreign, elsewhere(statement.foreign)),
    day: question.day ?? statement.day,
    days: near(question.days, statement.days),
    leavingDays: near(question.leavingDays, statement.leavingDays),
    ages: near(question.ages, statement.ages),
    durations: near(question.durations, statement.durations),
    bag: question.bag ?? statement.bag,
    language: whole.language,
    clockMinutes: question.clockMinutes ?? statement.clockMinutes,
  }
}

function mix(own: readonly Ranked[], whole: readonly Ranked[], line: string, most = ownShare): Ranked[] {
  const said = empty.test(line) ? emptyShare : confidenceOf(own).kind === 'sure' ? ownShare : openShare
  const share = Math.min(said, most)
  const others = new Map(whole.map(({ subject, likelihood }) => [subject, likelihood]))
  return own
    .map(({ subject, likelihood }) => ({
      subject,
      likelihood: share * likelihood + (1 - share) * (others.get(subject) ?? 0),
    }))
    .toSorted((a, b) => b.likelihood - a.likelihood)
}
