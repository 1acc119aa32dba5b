import type { Inquiry } from '../understanding/inquiry.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { answerWayOut } from './answer-way-out.ts'
import { asksForPassport } from './asks-for-passport.ts'
import { boughtIn } from './bought-in.ts'
import { describeDay } from './describe-day.ts'
import { describeRules } from './describe-rules.ts'
import { fixedSentences } from './fixed-sentences.ts'
import { isYoung } from './is-young.ts'
import { describeShops } from './describe-shops.ts'
import { answerSum, estimatePurchases } from './estimates.ts'

/** Another question beside an amount with its day. */
const aboutDays =
  /\b(?:deadlines?|until when|till when|by when|how long|too late|latest|last day|expires?|still in time|when (?:must|do|should|does))\b/

/** The goods are in use: "I have already put it on". */
const inUse =
  /\b(?:put (?:it|them) on|wearing (?:it|them)|wore (?:it|them)|worn|(?:opened|unpacked|unwrapped) (?:it|them)|using (?:it|them))\b/

/** The question also asks for the minimum. */
const aboutLimits = /\b(?:limits?|minimums?|min|thresholds?|enough|suffic\w+|qualif\w+)\b/

/**
 * Returns whether the goods were bought in one of the four countries and leave the EU from another member state. Then
 * the refund depends on where the form is validated.
 */
function leavesElsewhere({ question, way }: Inquiry): boolean {
  const bought = boughtIn(question)
  return (
    bought !== null &&
    (way.foreign.some(({ role, foreign }) => role === 'leaving' && foreign.zone === 'eu') ||
      way.places.some(({ role, country }) => role === 'leaving' && country !== bought))
  )
}

/** Answers with an estimate. What prevents a refund comes first. */
export function answerEstimate(inquiry: Inquiry, tools: Toolbox): string[] {
  const { question, purchasesBefore, shops } = inquiry
  if (question.isRefundNamed) return [fixedSentences.otherWayRound]
  const all =
    shops.isSumRequested && purchasesBefore.length > 0 ? describeShops(shops.list, inquiry, tools) : []
  if (all.length > 0) return all
  const purchases = question.purchases.length > 0 ? question.purchases : purchasesBefore
  const isOfSeveral =
    purchases === question.purchases && (purchases.length > 1 || (purchases[0]?.items ?? 1) > 1)
  const sum = isOfSeveral ? answerSum(inquiry, tools) : []
  if (sum.length > 0) return sum
  const together = shops.isSumRequested ? describeShops(shops.list, inquiry, tools) : []
  if (together.length > 0) return together
  const isAboutDays = question.day !== null && aboutDays.test(question.line)
  const isAboutLimit = aboutLimits.test(question.line)
  return [
    ...estimatePurchases(inquiry, purchases, tools),
    ...(leavesElsewhere(inquiry) ? answerWayOut(inquiry, tools) : []),
    ...(isYoung(question) ? [tools.explain('age').text] : []),
    ...(isAboutDays ? describeDay(question, tools) : []),
    ...(inUse.test(question.line) ? [tools.explain('use-goods').text] : []),
    ...(asksForPassport(question.line) ? [tools.explain('passport-at-till').text] : []),
    ...(isAboutLimit ? describeRules(question, tools) : []),
  ]
}
