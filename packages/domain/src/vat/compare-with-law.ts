import type { RateTable } from '../money/exchange.ts'
import { estimateByRule, estimateRefund, type RefundEstimate, type RefundQuestion } from './refund.ts'
import { findLaw, hasSameMinimum, type RulesEditionId } from './rules.ts'

/** One purchase by the rules of the edition in force and by today's law, at the same exchange rates. */
export type LawComparison = {
  editionId: RulesEditionId
  rates: RateTable
  edition: RefundEstimate
  law: RefundEstimate
  /** One of them says eligible, the other does not. */
  isDecidedDifferently: boolean
  /** The minimum differs in amount, or in whether it counts itself. */
  isMinimumDifferent: boolean
}

/** Compares what the edition says of a purchase with the newest law; throws RangeError as `estimateRefund` does. */
export function compareWithLaw(question: RefundQuestion): LawComparison {
  const edition = estimateRefund(question)
  const law = estimateByRule({ ...question, rule: findLaw(question.editionId, question.country) })
  return {
    editionId: question.editionId,
    rates: question.rates,
    edition,
    law,
    isDecidedDifferently: edition.isEligible !== law.isEligible,
    isMinimumDifferent: !hasSameMinimum(edition.rule, law.rule),
  }
}
