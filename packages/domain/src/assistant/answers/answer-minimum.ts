import type { Asked } from '../understanding/asked.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { describeRules } from './describe-rules.ts'
import { estimatePurchases } from './estimates.ts'

/** An amount that was or will be paid, not the minimum that somebody has heard of. */
const paid = /\b(?:spent|spend|bought|buy|paid|purchased?|costs?|enough|qualif\w+|receipts?)\b/

/** The minimums; of a purchase that is named, whether it reaches them. */
export function answerMinimum(asked: Asked, tools: Toolbox): string[] {
  const { question, way } = asked
  const placed = paid.test(way.line) ? question.purchases.filter(({ country }) => country !== null) : []
  return [...estimatePurchases(asked, placed, tools), ...describeRules(question, tools)]
}
