import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'

/** How the money comes, from whom, and how much of it. */
export const payout: EvaluationQuestion[] = [
  { ask: 'can I get my refund in the city before i leave', says: [/advance|card|city|town/i] },
  {
    ask: 'can el corte ingles refund me directly without company',
    says: [/100 ?%|full VAT|whole VAT|all of the VAT|direct/i],
    never: [startsNo],
  },
  {
    ask: 'do you take commission from my refund',
    says: [/\bno\b|not|nothing|never|free/i],
    never: [startsYes],
  },
  { ask: 'is refund paid in euros or my currency', says: [/euro|currency|card|rate/i] },
  {
    ask: 'wechat pay refund possible at galeries lafayette?',
    known: false,
    says: [/WeChat|Weixin|Alipay|ask|operator|form/i],
  },
  {
    ask: 'tax free at purchase, i mean vat taken off right at the till, possible in italy?',
    says: [/till|at once|guarantee|allow|few/i],
    never: [startsNo],
  },
  {
    ask: 'do all shops in spain have to give 100 percent of vat',
    says: [/100 ?%|full VAT|whole VAT|all of the VAT/i],
  },
  {
    ask: 'whats the fee for cash at the airport',
    says: [/fee|charge|operator/i],
    never: [/fee is (?:EUR|€) ?\d/],
  },
  {
    ask: 'minimum legal refund an operator must pay in spain?',
    says: [/order|table|bracket|fixed|could not read|least/i],
  },
]
