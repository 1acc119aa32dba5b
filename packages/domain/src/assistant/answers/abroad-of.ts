import type { SpokenForeign } from '../reading/spoken-places.ts'
import type { Lack, Subject } from '../subjects/subject.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import { shopAbroad, describeAbroad } from './answer-abroad.ts'
import { asksRefund } from './asks-refund.ts'

/** What is said of another country instead of a subject's answer; empty where the answer holds. */
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

/** The minimum of another country is told where its own record does. */
export const minimumAbroad: Lack = {
  what: 'minimum purchase',
  knownIn: ['Great Britain', 'the Canary Islands', 'Ceuta and Melilla', 'Monaco'],
}

/** What is asked of another country and stands in no record of ours. */
export const lacksIn = ({ foreign: { name } }: SpokenForeign, { what, knownIn = [] }: Lack): string[] =>
  knownIn.includes(name) ? [] : [`I have no record of the ${what} in ${name}, and I do not guess.`]

/** Bought outside the Union, and nothing in it: no desk of ours has to do with it, whichever is named. */
function boughtOutside({ question: { line, places, foreign, purchases } }: Inquiry): SpokenForeign | null {
  if (places.some(({ role }) => role === 'bought') || purchases.some(({ country }) => country !== null))
    return null
  const words = line.split(' ')
  const isShop = ({ role, at, foreign: there }: SpokenForeign) =>
    role === 'bought' && there.zone !== 'eu' && /^(?:in|from|at)$/.test(words[at - 1] ?? '')
  return foreign.find(isShop) ?? null
}

/** What is said of another country beside a subject's answer: bought there alone, or compared with one of ours. */
export function abroadBeside(subject: Subject, { question }: Inquiry, tools: Toolbox): string[] {
  const bought = subject.answersAbroad ? null : shopAbroad(question)
  if (bought?.role === 'bought') return describeAbroad(bought, tools)
  const compared = subject.comparesAbroad ? question.foreign.find(isAsked) : undefined
  return compared ? describeAbroad(compared, tools) : []
}

/** A member state that is asked beside one of ours: "the minimum in Hungary and in France". */
const isAsked = ({ role, foreign }: SpokenForeign) =>
  role !== 'home' && role !== 'papers' && foreign.zone === 'eu'

/** "How do I validate in Vienna?": what is known of that country, and of a form from elsewhere that is shown there. */
function customsAbroad({ question, way }: Inquiry, tools: Toolbox): string[] {
  if (question.country !== null || way.places.length > 0) return []
  const words = question.line.split(' ')
  // "My flight to Bogota": where the way ends outside the Union, nobody has a form validated.
  const isEnd = ({ at, foreign }: SpokenForeign) => words[at - 1] === 'to' && foreign.zone !== 'eu'
  const left = question.foreign.find((one) => (one.role === 'leaving' || one.role === 'named') && !isEnd(one))
  if (!left || question.foreign.some(({ role }) => role === 'home')) return []
  const key = left.foreign.zone === 'eu' ? 'leaves-from-another-country' : 'transit'
  return [...describeAbroad(left, tools), tools.explain(key).text]
}
