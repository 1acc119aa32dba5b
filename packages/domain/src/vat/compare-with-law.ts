import type { RateTable } from '../money/exchange.ts'
import { estimateByRule, estimateRefund, type RefundEstimate, type RefundQuestion } from './refund.ts'
import { findLaw, hasSameMinimum, type RulesEditionId } from './rules.ts'

/** A purchase by the rules of the edition in force and by today's law, at the same exchange rates. */
export type LawComparison = {
  editionId: RulesEditionId
  rates: RateTable
  edition: RefundEstimate
  law: RefundEstimate
  /** One is eligible, the other is not. */
  isDecidedDifferently: boolean
  /** The minimums differ in amount, or in whether a purchase of exactly the minimum is eligible. */
  isMinimumDifferent: boolean
}

/**
 * Compares the edition's result for a purchase with that of the newest law. Throws RangeError as `estimateRefund` does.
 */
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
