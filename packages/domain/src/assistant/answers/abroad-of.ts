import type { SpokenForeign } from '../reading/spoken-places.ts'
import type { Lack, Subject } from '../subjects/subject.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import { shopAbroad, describeAbroad } from './answer-abroad.ts'
import { asksRefund } from './asks-refund.ts'

/**
 * Returns what replaces a subject's answer if the question is about another country than the four. Empty if the answer
 * applies.
 */
export function abroadInstead(subject: Subject, inquiry: Inquiry, tools: Toolbox): string[] {
  const abroad = shopAbroad(inquiry.question)
  const lacking = abroad && subject.lacksAbroad ? lacksIn(abroad, subject.lacksAbroad) : []
  const isOnlyThere =
    subject.isOfCountry ||
    (subject.isUnknown && asksRefund(inquiry.question)) ||
    (subject.isOfOurForms && abroad?.role === 'bought')
  if (abroad && isOnlyThere) return [...lacking, ...describeAbroad(abroad, tools)]
  const outside = boughtOutside(inquiry)
  if (outside && (subject.isOfCustoms || subject.isOfOurForms)) return describeAbroad(outside, tools)
  return subject.isOfCustoms ? customsAbroad(inquiry, tools) : []
}

/** The minimum purchase of another country, if its record has one. */
export const minimumAbroad: Lack = {
  what: 'minimum purchase',
  knownIn: ['Great Britain', 'the Canary Islands', 'Ceuta and Melilla', 'Monaco'],
}

/** Returns a sentence for a fact about another country that is in no record. */
export const lacksIn = ({ foreign: { name } }: SpokenForeign, { what, knownIn = [] }: Lack): string[] =>
  knownIn.includes(name) ? [] : [`I have no record of the ${what} in ${name}, and I do not guess.`]

/**
 * Returns the country if the goods were bought outside the EU and nothing inside it. The four countries' desks have
 * nothing to do with such a purchase.
 */
function boughtOutside({ question: { line, places, foreign, purchases } }: Inquiry): SpokenForeign | null {
  if (places.some(({ role }) => role === 'bought') || purchases.some(({ country }) => country !== null))
    return null
  const words = line.split(' ')
  const isShop = ({ role, at, foreign: there }: SpokenForeign) =>
    role === 'bought' && there.zone !== 'eu' && /^(?:in|from|at)$/.test(words[at - 1] ?? '')
  return foreign.find(isShop) ?? null
}

/**
 * Returns what is added to a subject's answer about another country: for goods bought there only, or if it is compared
 * with one of the four.
 */
export function abroadBeside(subject: Subject, { question }: Inquiry, tools: Toolbox): string[] {
  const bought = subject.answersAbroad ? null : shopAbroad(question)
  if (bought?.role === 'bought') return describeAbroad(bought, tools)
  const compared = subject.comparesAbroad ? question.foreign.find(isMemberInQuestion) : undefined
  return compared ? describeAbroad(compared, tools) : []
}

/**
 * Returns whether another member state is asked about beside one of the four: "the minimum in Hungary and in France".
 */
const isMemberInQuestion = ({ role, foreign }: SpokenForeign) =>
  role !== 'home' && role !== 'papers' && foreign.zone === 'eu'

/**
 * Answers "How do I validate in Vienna?": what is known of that country, and of a form of the four countries that is
 * shown there.
 */
function customsAbroad({ question, way }: Inquiry, tools: Toolbox): string[] {
  if (question.country !== null || way.places.length > 0) return []
  const words = question.line.split(' ')
  // "My flight to Bogota": at the end of a journey outside the EU no form is validated.
  const isEnd = ({ at, foreign }: SpokenForeign) => words[at - 1] === 'to' && foreign.zone !== 'eu'
  const left = question.foreign.find((one) => (one.role === 'leaving' || one.role === 'named') && !isEnd(one))
  if (!left || question.foreign.some(({ role }) => role === 'home')) return []
  const key = left.foreign.zone === 'eu' ? 'leaves-from-another-country' : 'transit'
  return [...describeAbroad(left, tools), tools.explain(key).text]
}
