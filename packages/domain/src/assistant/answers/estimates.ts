import type { Country } from '../../places/countries.ts'
import type { Purchase } from '../reading/read-question.ts'
import type { Asked } from '../understanding/asked.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { shopAbroad, tellAbroad } from './answer-abroad.ts'
import { answerWayOut } from './answer-way-out.ts'
import { asOneSum } from './answer-sum.ts'
import { boughtIn } from './bought-in.ts'
import { askForCountry, describeEstimate } from './describe-estimate.ts'
import { describeDay } from './describe-day.ts'
import { describeRules } from './describe-rules.ts'
import { fixedWords } from './fixed-words.ts'
import { explainedHome, isBarred } from './home-of.ts'
import { isYoung } from './is-young.ts'
import { staysLong } from './stays-long.ts'
import { hasLowerRate, isWork, kindOfGoods, namesUsual } from './kind-of-goods.ts'
import { tellShops } from './tell-shops.ts'
import { tellLowerRate } from './tell-lower-rate.ts'

/**
 * What purchases give back. Refused before anything is computed: a home in the Union, services, used goods, what is left
 * out, what is delivered. Goods with a lower rate get no figure without a record of it; books in Italy hold no VAT.
 */
export function estimatePurchases(asked: Asked, purchases: readonly Purchase[], tools: Toolbox): string[] {
  const { question, refusedAs, refusesGoods, way } = asked
  const home = explainedHome(question)
  if (home && isBarred(home)) return [tools.explain(home).text]
  if (refusedAs) return [tools.explain(refusedAs).text]
  if (staysLong(asked) && purchases.some(({ country }) => country === 'france'))
    return [tools.explain('stays-long').text]
  const abroad = shopAbroad(question)
  const parts = purchases.flatMap((purchase): string[] => {
    const kind = kindOfGoods(purchase, way.line)
    const refusal = kind && refusesGoods?.get(kind)
    if (refusal) return [tools.explain(refusal).text]
    if (hasLowerRate(kind)) return tellLowerRate(kind, purchase, way.line, tools)
    if (purchase.country) return tellEstimate(purchase, purchase.country, tools)
    return abroad ? tellAbroad(abroad, tools) : [askForCountry(purchase)]
  })
  return [...new Set(parts)]
}

/** What goods that are named beside services give back: "three nights in a hotel and two bags at 500". */
export function estimateGoods(asked: Asked, tools: Toolbox): string[] {
  const { purchases, line } = asked.question
  const isGoods = ({ country, goods }: Purchase) =>
    country !== null && goods !== null && kindOfGoods({ goods }, goods) === null && namesUsual(goods)
  return isWork(line)
    ? []
    : estimatePurchases(
        { ...asked, refusedAs: null, way: { ...asked.way, line: '' } },
        purchases.filter(isGoods),
        tools,
      )
}

/** The estimate of a price; where the figure was the one before tax, or the tax, what price that is comes first. */
function tellEstimate(purchase: Purchase, country: Country, tools: Toolbox): string[] {
  const gross = purchase.part === 'price' ? null : tools.gross(purchase.money, purchase.part, country)
  const told = describeEstimate(tools.estimate(gross?.price ?? purchase.money, country), purchase)
  return gross ? [gross.text, told] : [told]
}

/** Prices of one shop as one sum, with the rule of counting; empty where the question does not say that they are. */
export function answerSum(asked: Asked, tools: Toolbox): string[] {
  const sum = asOneSum(asked.question)
  return sum.length > 0 ? [...estimatePurchases(asked, sum, tools), tools.explain('combine').text] : []
}

/** A second thing that is asked beside an amount with its day. */
const aboutDays =
  /\b(?:deadlines?|until when|till when|by when|how long|too late|latest|last day|expires?|still in time|when (?:must|do|should|does))\b/

/** The minimum is asked for beside the amount. */
const aboutLimits = /\b(?:limits?|minimums?|min|thresholds?|enough|suffic\w+|qualif\w+)\b/

/** Bought in one country of ours and leaving from another member state: what comes back hangs on where the form is validated. */
function leavesElsewhere({ question, way }: Asked): boolean {
  const bought = boughtIn(question)
  return (
    bought !== null &&
    (way.foreign.some(({ role, foreign }) => role === 'leaving' && foreign.zone === 'eu') ||
      way.places.some(({ role, country }) => role === 'leaving' && country !== bought))
  )
}

/** The estimate subject: with what is in the way of one said first. */
export function answerEstimate(asked: Asked, tools: Toolbox): string[] {
  const { question, purchasesBefore, shops } = asked
  if (question.isRefundNamed) return [fixedWords.otherWayRound]
  const all = shops.isAsked && purchasesBefore.length > 0 ? tellShops(shops.list, asked, tools) : []
  if (all.length > 0) return all
  const purchases = question.purchases.length > 0 ? question.purchases : purchasesBefore
  const isOfSeveral =
    purchases === question.purchases && (purchases.length > 1 || (purchases[0]?.items ?? 1) > 1)
  const sum = isOfSeveral ? answerSum(asked, tools) : []
  if (sum.length > 0) return sum
  const together = shops.isAsked ? tellShops(shops.list, asked, tools) : []
  if (together.length > 0) return together
  const isAboutDays = question.day !== null && aboutDays.test(question.line)
  const isAboutLimit = aboutLimits.test(question.line)
  return [
    ...estimatePurchases(asked, purchases, tools),
    ...(leavesElsewhere(asked) ? answerWayOut(asked, tools) : []),
    ...(isYoung(question) ? [tools.explain('age').text] : []),
    ...(isAboutDays ? describeDay(question, tools) : []),
    ...(isAboutLimit ? describeRules(question, tools) : []),
  ]
}
