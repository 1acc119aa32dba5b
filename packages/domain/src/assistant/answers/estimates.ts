import type { Country } from '../../places/countries.ts'
import type { Purchase } from '../reading/read-question.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { shopAbroad, describeAbroad } from './answer-abroad.ts'
import { asOneSum } from './answer-sum.ts'
import { askForCountry, describeEstimate } from './describe-estimate.ts'
import { comparedCountries } from './compared-countries.ts'
import { explainedHome, isBarred } from './home-of.ts'
import { staysInUnion } from './stays-in-union.ts'
import { staysLong } from './stays-long.ts'
import { isBarePurchase } from './is-bare-purchase.ts'
import { hasLowerRate, isWork, kindOfGoods, namesUsual } from './kind-of-goods.ts'
import { describeLowerRate } from './describe-lower-rate.ts'

/**
 * Returns the refunds of purchases. Nothing is estimated for a home in the EU, services, used goods, excluded goods or
 * deliveries. Goods with a lower rate get no figure without a record; books in Italy contain no VAT. A price that is
 * compared between countries is estimated in each.
 */
export function estimatePurchases(
  inquiry: Inquiry,
  purchases: readonly Purchase[],
  tools: Toolbox,
): string[] {
  const { question, refusedAs, refusesGoods, way } = inquiry
  const home = explainedHome(question)
  if (home && isBarred(home)) return [tools.explain(home).text]
  if (refusedAs && !goodsDecide(inquiry, purchases)) return [tools.explain(refusedAs).text]
  if (staysLong(inquiry) && purchases.some(({ country }) => country === 'france'))
    return [tools.explain('stays-long').text]
  if (staysInUnion(way)) return [tools.explain('gifts').text]
  const abroad = shopAbroad(question)
  const compared = purchases.length === 1 ? comparedCountries(question) : []
  const each =
    compared.length > 0
      ? purchases.flatMap((one) => compared.map((country) => ({ ...one, country, place: null })))
      : purchases
  const callsBefore = tools.calls.length
  const parts = each.flatMap((purchase): string[] => {
    const kind = kindOfGoods(purchase, way.line)
    const refusal = kind && refusesGoods?.get(kind)
    if (refusal) return [tools.explain(refusal).text]
    if (hasLowerRate(kind)) return describeLowerRate(kind, purchase, way.line, tools)
    if (purchase.country) return estimateSentences(purchase, purchase.country, tools)
    return abroad ? describeAbroad(abroad, tools) : [askForCountry(purchase)]
  })
  // Refused goods and goods with their own rate have no estimate that could be compared.
  const estimated = tools.calls.slice(callsBefore).filter(({ tool }) => tool === 'estimate')
  const [first] = purchases
  const most =
    first?.part === 'price' && compared.length > 0 && estimated.length === compared.length
      ? tools.most(first.money, compared)
      : null
  return [...new Set([...(most ? [most.text] : []), ...parts])]
}

/**
 * Returns whether named goods ("lunch 80 and a bag for 950") overrule a refusal for the kind of goods, which is only
 * likely. A refusal because of the buyer stays.
 */
function goodsDecide(inquiry: Inquiry, purchases: readonly Purchase[]): boolean {
  const { refusedAs, refusesGoods, way } = inquiry
  const isForGoods = [...(refusesGoods?.values() ?? [])].some((reason) => reason === refusedAs)
  const isUsual = (one: Purchase) =>
    one.goods !== null && kindOfGoods(one, way.line) === null && namesUsual(one.goods)
  return isBarePurchase(inquiry) || (isForGoods && purchases.length > 0 && purchases.every(isUsual))
}

/** Returns the refund of goods that are named beside services: "three nights in a hotel and two bags at 500". */
export function estimateGoods(inquiry: Inquiry, tools: Toolbox): string[] {
  const { purchases, line } = inquiry.question
  const isGoods = ({ country, goods }: Purchase) =>
    country !== null && goods !== null && kindOfGoods({ goods }, goods) === null && namesUsual(goods)
  return isWork(line)
    ? []
    : estimatePurchases(
        { ...inquiry, refusedAs: null, way: { ...inquiry.way, line: '' } },
        purchases.filter(isGoods),
        tools,
      )
}

/** Returns the estimate of a price. If the figure was net or the tax, it explains first which price that is. */
function estimateSentences(purchase: Purchase, country: Country, tools: Toolbox): string[] {
  const gross = purchase.part === 'price' ? null : tools.gross(purchase.money, purchase.part, country)
  const estimateText = describeEstimate(tools.estimate(gross?.price ?? purchase.money, country), purchase)
  return gross ? [gross.text, estimateText] : [estimateText]
}

/**
 * Returns the refund of prices of one shop as one sum, with the counting rule. Empty if the question does not say that
 * they are.
 */
export function answerSum(inquiry: Inquiry, tools: Toolbox): string[] {
  const sum = asOneSum(inquiry.question)
  return sum.length > 0 ? [...estimatePurchases(inquiry, sum, tools), tools.explain('combine').text] : []
}
